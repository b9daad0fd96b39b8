import { type Amount, type Decimal, parseAmount } from '../../amounts';
import { formatPrice } from '../../catalogue/price';
import type { RawProduct } from '../../catalogue/schema/product';
import type { FileRow } from './file-row';

/** The price of a row that can be bought. */
type Offer = { row: FileRow; price: number; oldPrice: number | undefined; currency: string };

/** The price fields that a product's rows make together, with what they leave open. */
export type Prices = { fields: Pick<Partial<RawProduct>, 'price' | 'oldPrice'>; doubts: string[] };

/** The lowest price of a product's variants, the others named. Throws a sentence for what is no price. */
export function pricesOf(rows: readonly FileRow[], decimal: Decimal, nameOf: (row: FileRow) => string): Prices {
  const offers = rows.flatMap((row) => toOffer(row, decimal) ?? []);
  const priced = offers.filter(({ price }) => price !== 0);
  const [lowest] = [...priced].sort((a, b) => a.price - b.price);
  const doubts = [...new Set(offers.map(({ currency }) => currency))].flatMap((currency) =>
    currency && currency !== 'USD' ? `Its prices are in ${currency}; the numbers were taken as US dollars.` : [],
  );
  if (!lowest)
    return { fields: { price: 0 }, doubts: [...doubts, 'It has no price; the store says “Contact for price”.'] };
  if (priced.some(({ price }) => price !== lowest.price)) {
    const list = priced.map(({ row, price }) => `${nameOf(row)} ${price >= 0 ? formatPrice(price) : price}`).join(', ');
    doubts.push(`Its variants have different prices, and the lowest is taken: ${list}.`);
  }
  const { price, oldPrice } = lowest;
  return { fields: { price, ...(oldPrice !== undefined && oldPrice > price && { oldPrice }) }, doubts };
}

function toOffer(row: FileRow, decimal: Decimal): Offer | undefined {
  const amount = (role: 'price' | 'oldPrice' | 'salePrice'): Amount | undefined => {
    const text = row.get(role);
    if (text === '') return undefined;
    const parsed = parseAmount(text, decimal);
    if (!parsed) throw new Error(`"${text.slice(0, 40)}" is no price.`);
    return parsed;
  };
  const [regular, old, sale] = [amount('price'), amount('oldPrice'), amount('salePrice')];
  const price = sale ?? regular;
  if (!price) return undefined;
  const before = sale ? regular : old;
  const currency = price.currency ?? row.get('currency').toUpperCase();
  return { row, price: price.value, oldPrice: before?.value, currency };
}

/** The pieces of all variants together; 0 where the file says that there is none, undefined where it does not say. Throws a sentence for what is no number. */
export function stockOf(rows: readonly FileRow[], decimal: Decimal): number | undefined {
  const counts = rows.flatMap((row) => {
    const text = row.get('stock');
    if (text === '') return [];
    const count = parseAmount(text, decimal)?.value;
    if (count === undefined || !Number.isInteger(count))
      throw new Error(`"${text.slice(0, 40)}" is no number of pieces.`);
    return Math.max(0, count);
  });
  if (counts.length > 0) return counts.reduce((sum, count) => sum + count, 0);
  const words = rows.flatMap((row) => row.get('availability') || []);
  return words.length > 0 && words.every(isNo) ? 0 : undefined;
}

/** Whether a cell says no: '0', 'false', 'draft', 'out of stock'. */
export function isNo(cell: string): boolean {
  return /^(?:0|-1|no|n|false|nein|non|draft|archived|inactive|private|hidden|unpublished|unlisted|out[ _]of[ _]stock|sold out)$/i.test(
    cell,
  );
}
