import Papa from 'papaparse';

/** A CSV file of the admin with other prices; a row for which there is none stays as it is. */
export function withPrices(csv: string, priceOf: (id: string, price: number) => number | undefined): string {
  const { data, meta } = Papa.parse<{ id: string; price: string }>(csv, { header: true, skipEmptyLines: true });
  const rows = data.map((cells) => ({ ...cells, price: priceOf(cells.id, Number(cells.price)) ?? cells.price }));
  return Papa.unparse({ fields: meta.fields ?? [], data: rows });
}
