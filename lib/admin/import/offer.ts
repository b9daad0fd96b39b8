import { type Decimal, parseAmount } from '../../amounts';
import { readGtin } from '../../catalogue/gtin';
import { imageAddressFault } from '../../catalogue/schema/image-address';
import { locality } from '../../locality';
import type { FileRow } from './file-row';
import { isNo } from './is-no';

/** The facts of a combination that is sold, as far as they are said; they bear the names of a variant's fields. */
export type OfferFacts = {
  number?: string;
  barcode?: string;
  price?: number;
  oldPrice?: number;
  stock?: number;
  image_links?: string[];
};

/** The facts in the order in which they are written. */
export const OFFER_FACTS = ['number', 'barcode', 'price', 'oldPrice', 'stock', 'image_links'] as const;

/** Whether two rows say the same. */
export function isSameOffer(a: OfferFacts, b: OfferFacts): boolean {
  return OFFER_FACTS.every((fact) => JSON.stringify(a[fact]) === JSON.stringify(b[fact]));
}

/** The facts of a row, its pictures aside, and the currency in which it names them. Throws a sentence for what cannot be read. */
export function readOffer(row: FileRow, decimal: Decimal): { offer: OfferFacts; currency: string } {
  const amount = (role: 'price' | 'oldPrice' | 'salePrice') => {
    const text = row.get(role);
    if (text === '') return undefined;
    const parsed = parseAmount(text, decimal);
    if (!parsed) throw new Error(`"${text.slice(0, 40)}" is no price.`);
    return parsed;
  };
  const [regular, old, sale] = [amount('price'), amount('oldPrice'), amount('salePrice')];
  const price = sale ?? regular;
  const oldPrice = (sale ? regular : old)?.value;
  const currency = price?.currency ?? row.get('currency').toUpperCase();
  const stock = stockOf(row, decimal);
  const number = row.get('sku');
  // A spreadsheet writes an apostrophe before digits that it shall not shorten.
  const barcode = row.get('barcode').replace(/^'/, '');
  const offer = {
    ...(number && number.length <= 60 && { number }),
    ...(barcode && { barcode }),
    ...(price && { price: price.value }),
    ...(price && oldPrice !== undefined && price.value > 0 && oldPrice > price.value && { oldPrice }),
    ...(stock !== undefined && { stock }),
  };
  return { offer, currency: price ? (locality.currencySigns[currency] ?? currency) : '' };
}

/** Pieces; 0 where the row says that there is none, undefined where it does not say. */
function stockOf(row: FileRow, decimal: Decimal): number | undefined {
  const text = row.get('stock');
  if (text === '') return isNo(row.get('availability')) ? 0 : undefined;
  const count = parseAmount(text, decimal)?.value;
  if (count === undefined || !Number.isInteger(count))
    throw new Error(`"${text.slice(0, 40)}" is no number of pieces.`);
  return Math.max(0, count);
}

/** A barcode as it is kept; one that cannot be right is told and left out. */
export function goodBarcode(barcode: string, doubts: string[]): string | undefined {
  const gtin = readGtin(barcode);
  if (gtin) return gtin;
  const why = /^(?:\d{8}|\d{12,14})$/.test(barcode.replace(/[\s-]/g, ''))
    ? 'its check digit is wrong'
    : /^\d[.,]?\d*e\+\d+$/i.test(barcode)
      ? 'a spreadsheet has shortened it'
      : barcode.length > 40 && 'it is too long';
  if (why) doubts.push(`The barcode “${barcode.slice(0, 40)}” is left out: ${why}.`);
  return why ? undefined : barcode;
}

/** Addresses of one cell: a comma stands between two only where another begins behind it, for an address may hold one. */
export function splitAddresses(cell: string): string[] {
  return cell.split(/[,|;\s](?=\s?https?:\/\/|\s?\/)/).flatMap((address) => address.trim() || []);
}

/** The addresses of pictures that may be published, each once; the others are told. */
export function goodAddresses(addresses: readonly string[], doubts: string[]): string[] {
  return [...new Set(addresses)].filter((address) => {
    const fault = imageAddressFault(address);
    const doubt = `An image is left out: ${address.slice(0, 80)} ${fault}.`;
    if (fault && !doubts.includes(doubt)) doubts.push(doubt);
    return !fault;
  });
}
