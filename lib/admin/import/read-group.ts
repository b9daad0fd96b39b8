import { type Amount, type Decimal, parseAmount } from '../../amounts';
import { formatPrice } from '../../catalogue/price';
import { imageAddressFault } from '../../catalogue/schema/image-address';
import type { RawProduct } from '../../catalogue/schema/product';
import { toSingleLine } from '../../catalogue/schema/text';
import { locality } from '../../locality';
import { money } from '../../money';
import { type FileRow, firstOf, type RowGroup } from './file-row';
import { htmlToText } from './html-text';
import type { ImportMap } from './import-map';
import { optionFields, readOptions, variantName } from './options';
import type { Role } from './roles';

const MAX_IMAGES = 50;
const MAX_FEATURES = 200;

/** The fields of a product that its rows know, its place aside, and what they leave open. Throws a sentence for what cannot be read. */
export function readGroup(
  { rows, variants }: RowGroup,
  { decimal }: ImportMap,
): { fields: Partial<RawProduct>; doubts: string[] } {
  const all = [...rows, ...variants];
  const first = (role: Role) => firstOf(all, role);
  const published = first('published');
  if (published !== '' && all.some((row) => row.all('published').some(isNo)))
    throw new Error('It is not published in the file.');

  const offered = variants.length > 0 ? variants : rows;
  const { fields: priced, doubts } = pricesOf(
    offered.some((row) => row.get('price')) ? offered : rows,
    decimal,
    variantName,
  );
  const stock = stockOf(variants.some((row) => row.get('stock')) ? variants : all, decimal);
  const { lines, doubts: open, ...options } = optionFields(readOptions(all));
  const prose = readProse(all);
  const pictures = readImages(all);
  const features = [...prose.features, ...lines].map((line) => line.slice(0, 1000)).slice(0, MAX_FEATURES);
  const model = first('model') || (all.length === 1 ? first('sku') : '');
  const brand = first('brand');
  const kept: Partial<RawProduct> = {
    name: nameOf(all),
    ...(brand && { brand }),
    ...(model && model.length <= 60 && { model }),
    ...plainFields(all),
    ...priced,
    ...(prose.description && { description: prose.description }),
    ...(features.length > 0 && { features }),
    ...(pictures.addresses.length > 0 && { image_links: pictures.addresses }),
    ...options,
    ...(stock !== undefined && { stock }),
  };
  return { fields: kept, doubts: [...doubts, ...open, ...pictures.doubts] };
}

/** The words with which the names of all its rows begin: 'Shirt - Black' and 'Shirt - Navy' are a 'Shirt'. */
function nameOf(rows: readonly FileRow[]): string {
  const names = [...new Set(rows.flatMap((row) => (row.get('parent') ? [] : row.get('name') || [])))];
  const [first = [], ...others] = names.map((name) => toSingleLine(name).split(' '));
  const end = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  const shared = end < 0 ? first : first.slice(0, end);
  while (/^[,/|–—-]*$/.test(shared.at(-1) ?? 'end')) shared.pop();
  return shared.join(' ') || (names[0] ?? '');
}

function plainFields(rows: readonly FileRow[]): Partial<RawProduct> {
  const first = (role: Role) => firstOf(rows, role);
  const [type, fabric, rating, isBest] = [first('type'), first('fabric'), first('rating'), first('isBestseller')];
  const day = first('date').slice(0, 10);
  const stars = rating === '' ? Number.NaN : Number(rating.replace(',', '.'));
  return {
    ...(type && type.length <= 60 && { type }),
    ...(fabric && { fabric }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) && { date: day }),
    ...(stars >= 0 && stars <= 5 && { rating: stars }),
    ...(isBest !== '' && !isNo(isBest) && { isBestseller: true }),
  };
}

/** Description and features: points of lists become features while a text remains without them. */
function readProse(rows: readonly FileRow[]): { description: string; features: string[] } {
  const cell = (role: 'description' | 'summary') => htmlToText(firstOf(rows, role));
  const [long, short] = [cell('description'), cell('summary')];
  const points = [...short.points, ...long.points];
  const text = [...new Set([short.text, long.text])].filter(Boolean).join('\n\n');
  const listed = rows.flatMap((row) => row.all('features').flatMap((lines) => lines.split('\n')));
  const named = rows.flatMap((row) => row.named('feature').map(([column, value]) => `${column}: ${value}`));
  const features = new Set([...points, ...listed, ...named].map((line) => line.trim()).filter(Boolean));
  return {
    description: text || points.join('\n'),
    features: text ? [...features] : [...features].filter((line) => !points.includes(line)),
  };
}

/** The images in their places; addresses that may not be published are told. */
function readImages(rows: readonly FileRow[]): { addresses: string[]; doubts: string[] } {
  const placed = rows.flatMap((row) => {
    const place = Number(row.get('imagePosition')) || Number.POSITIVE_INFINITY;
    return row
      .all('image_links')
      .flatMap((cell, column) =>
        splitAddresses(cell).map((address) => ({ address, place: column === 0 ? place : Number.POSITIVE_INFINITY })),
      );
  });
  const sorted = [...new Set(placed.sort((a, b) => compare(a.place, b.place)).map(({ address }) => address))];
  const doubts: string[] = [];
  const addresses = sorted.filter((address) => {
    const fault = imageAddressFault(address);
    if (fault) doubts.push(`An image is left out: ${address.slice(0, 80)} ${fault}.`);
    return !fault;
  });
  if (addresses.length > MAX_IMAGES)
    doubts.push(`It has ${addresses.length} images; the first ${MAX_IMAGES} are taken.`);
  return { addresses: addresses.slice(0, MAX_IMAGES), doubts };
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** Addresses of one cell: a comma stands between two only where another begins behind it, for an address may hold one. */
function splitAddresses(cell: string): string[] {
  return cell.split(/[,|;\s](?=\s?https?:\/\/|\s?\/)/).flatMap((address) => address.trim() || []);
}

/** The price of a row that can be bought. */
type Offer = { row: FileRow; price: number; oldPrice: number | undefined; currency: string };

/** The price fields that a product's rows make together, with what they leave open. */
type Prices = { fields: Pick<Partial<RawProduct>, 'price' | 'oldPrice'>; doubts: string[] };

/** The lowest price of a product's variants, the others named. Throws a sentence for what is no price. */
function pricesOf(rows: readonly FileRow[], decimal: Decimal, nameOf: (row: FileRow) => string): Prices {
  const offers = rows.flatMap((row) => toOffer(row, decimal) ?? []);
  const priced = offers.filter(({ price }) => price !== 0);
  const [lowest] = [...priced].sort((a, b) => a.price - b.price);
  const doubts = [...new Set(offers.map(({ currency }) => currency))].flatMap((currency) =>
    currency && currency !== money.code
      ? `Its prices are in ${currency}; the numbers were taken as ${locality.currencyName}.`
      : [],
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
  return { row, price: price.value, oldPrice: before?.value, currency: locality.currencySigns[currency] ?? currency };
}

/** The pieces of all variants together; 0 where the file says that there is none, undefined where it does not say. Throws a sentence for what is no number. */
function stockOf(rows: readonly FileRow[], decimal: Decimal): number | undefined {
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
function isNo(cell: string): boolean {
  return /^(?:0|-1|no|n|false|nein|non|draft|archived|inactive|private|hidden|unpublished|unlisted|out[ _]of[ _]stock|sold out)$/i.test(
    cell,
  );
}
