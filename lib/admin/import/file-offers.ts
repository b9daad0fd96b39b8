import type { Decimal } from '../../amounts';
import type { FileRow, RowGroup } from './file-row';
import { isNo } from './is-no';
import { type OfferFacts, readOffer, splitAddresses } from './offer';

/** A row of a product that can be bought, with what it says. */
export type FileOffer = { row: FileRow; offer: OfferFacts };

/** The settings with which rows are read: the mark before cents, and whether the pictures of any row are the product's. */
export type OfferSettings = { decimal: Decimal; hasProductImages: boolean };

/** The rows of a product that can be bought, the number of all of it, and the currencies in which they name prices. */
export type FileOffers = { offers: FileOffer[]; model: string | undefined; currencies: string[] };

/** Reads what the rows of a product say of it. Throws a sentence for what cannot be read. */
export function readOffers({ rows, variants }: RowGroup, { decimal, hasProductImages }: OfferSettings): FileOffers {
  const offered = (variants.length > 0 ? variants : rows.filter(isOffered)).filter((row) => !isHidden(row));
  const sold = offered.length > 0 ? offered : rows.slice(0, 1);
  // A product is ordered by one number of its maker's, unless each of its rows has its own.
  const models = new Set([...rows, ...variants].flatMap((row) => row.get('model') || []));
  const [shared] = models;
  const parent = variants.length > 0 ? rows[0]?.get('sku') : undefined;
  const model = models.size > 1 ? undefined : shared || parent || undefined;
  const currencies = new Set<string>();
  const offers = sold.map((row) => {
    const { offer, currency } = readOffer(row, decimal);
    currencies.add(currency);
    const number = models.size > 1 ? row.get('model') : '';
    const ofRow = hasProductImages ? [] : row.all('image_links');
    const image_links = [...row.all('variantImage'), ...ofRow].flatMap(splitAddresses);
    return { row, offer: { ...offer, ...(number && { number }), ...(image_links.length > 0 && { image_links }) } };
  });
  // A row without a price costs what the first one says.
  const first = rows[0] ? readOffer(rows[0], decimal).offer.price : undefined;
  const priced = offers.map(({ row, offer }) => ({ row, offer: { ...offer, price: offer.price ?? first ?? 0 } }));
  return { offers: priced, model: model && model.length <= 60 ? model : undefined, currencies: [...currencies] };
}

/** Whether a row says that it is not published. */
export function isHidden(row: FileRow): boolean {
  return row.all('published').some(isNo);
}

/** Whether a row says more than where another picture of its product is. */
function isOffered(row: FileRow): boolean {
  const { options } = row.columns;
  return (
    (['price', 'salePrice', 'sku', 'barcode', 'stock', 'size', 'color', 'choice'] as const).some((role) =>
      row.get(role),
    ) || options.some((number) => row.get(`option ${number} value`) || row.get(`option ${number} values`))
  );
}
