import fc from 'fast-check';
import Papa from 'papaparse';
import { ownHeader } from '@/lib/admin/import/own-columns';
import { toShopifyCsv } from '@/lib/admin/import/shopify-csv';
import { FIELDS } from '@/lib/catalogue/fields/fields';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { spellOut } from '@/tests/fixtures/spelled-out';
import { fewVariedRows } from '@/tests/fixtures/varied-rows';
import { CATEGORIES, planOf } from './plan-of';

const write = (raws: readonly RawProduct[]) => toShopifyCsv(raws, CATEGORIES);
/** The products that a file brings into an empty shop. */
const read = async (text: string) => {
  const { rows, problems, doubts } = await planOf(text);
  return { raws: rows.map(({ raw }) => raw), problems, doubts: doubts.map(({ message }) => message) };
};

/** A file without its columns of ours, or without some of them. */
const without = (text: string, isGone: (column: string) => boolean) => {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true });
  return Papa.unparse({ fields: (meta.fields ?? []).filter((column) => !isGone(column)), data });
};

/** Facts that a row of the file has a place for. */
const inRows = (raw: RawProduct) =>
  spellOut(raw).map(({ choice, made, price, oldPrice, stock, images: [image] }) => ({
    choice,
    ...(made && { price, oldPrice, stock, image }),
    made,
  }));

test('rows alone say of each combination what it costs, how many there are and what it looks like', async () => {
  const form = (['variants', 'price', 'oldPrice', 'stock'] as const).map((key) => ownHeader(FIELDS[key]));
  // One row is the product itself: its number is the maker's, its picture the product's.
  const several = fewVariedRows.filter((raw) => spellOut(raw).length > 1);
  await forAllAsync(
    fc.asyncProperty(several, async (raw) => {
      const back = await read(without(await write([raw]), (column) => form.includes(column)));
      expect(back.problems).toEqual([]);
      expect(back.raws.map(inRows)).toEqual([inRows(raw)]);
      const [numbers, wanted] = [back.raws[0] as RawProduct, raw].map((one) =>
        spellOut(one).map(({ made, number }) => (made ? number : undefined)),
      );
      // A number that crosses others cannot be said twice, which is told.
      const lost = wanted?.filter((number, at) => number !== numbers?.[at]) ?? [];
      expect(lost.filter((number) => !back.doubts.some((doubt) => doubt.includes(`“${number}”`)))).toEqual([]);
    }),
    25,
  );
});

describe('a file that was edited elsewhere', () => {
  const vest: RawProduct = {
    ...{ id: 'vest', name: 'Vest', brand: 'Acme', price: 75, category: 'clothing', description: 'A vest.' },
    available_sizes: ['S', 'XXL'],
    available_colors: [{ name: 'Fog', hex: '#B0B4B8' }, 'Black'],
    options: [{ name: 'Hand', values: ['Right', 'Left'] }],
    variants: [
      { size: 'XXL', price: 82, image_links: ['https://example.com/a.jpg', 'https://example.com/b.jpg'] },
      { color: 'Fog', options: { Hand: 'Left' }, barcode: '12345678' },
      { color: 'Black', size: 'S', options: { Hand: 'Left' }, made: false },
    ],
    quantities: { unit: 'pair', step: 2 },
  };
  const edited = async (raw: RawProduct, edit: (rows: Record<string, string>[]) => Record<string, string>[]) => {
    const { data } = Papa.parse<Record<string, string>>((await write([raw])).slice(1), { header: true });
    return read(Papa.unparse(edit(data)));
  };
  const at = (rows: Record<string, string>[], ...values: string[]) =>
    rows.find((row) => values.every((value, index) => row[`Option${index + 1} Value`] === value)) ?? {};

  test('brings the price that one combination has there, and leaves all else as it was', async () => {
    const { raws, doubts } = await edited(vest, (rows) => {
      at(rows, 'Fog', '2XL', 'Right')['Variant Price'] = '99.00';
      return rows;
    });
    const [raw] = raws as [RawProduct];
    const wanted = spellOut(productAs(vest)).map((one) =>
      Object.values(one.choice).join() === 'Fog,2XL,Right' ? { ...one, price: 99 } : one,
    );
    expect(spellOut(productAs(raw))).toEqual(wanted);
    expect(raw).toMatchObject({ available_colors: vest.available_colors, quantities: vest.quantities });
    expect(doubts.join()).not.toMatch(/guess|check digit/);
  });

  test('may have lost a row, which is not made any more', async () => {
    const { raws } = await edited(vest, (rows) => rows.filter((row) => row !== at(rows, 'Black', '2XL', 'Left')));
    const made = spellOut(productAs(raws[0] as RawProduct)).filter((one) => one.made);
    expect(made.map(({ choice }) => Object.values(choice).join(' '))).not.toContain('Black 2XL Left');
    expect(made).toHaveLength(6);
  });
});

/** A row with its sizes as the shop spells them. */
function productAs(raw: RawProduct): RawProduct {
  return JSON.parse(JSON.stringify(raw).replaceAll('XXL', '2XL')) as RawProduct;
}
