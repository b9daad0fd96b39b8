import { type Decimal, parseAmount } from '../../amounts';
import { readGtin } from '../../catalogue/gtin';
import { imageAddressFault } from '../../catalogue/schema/image-address';
import { toDay } from '../../catalogue/schema/to-day';
import { foldText } from '../../fold';
import { locality } from '../../locality';
import { money } from '../../money';
import { currencyCode, headerCurrency, inShopMoney } from './currencies';
import type { FileRow } from './file-row';
import type { ImportMap } from './import-map';
import { OpenQuestion } from './open-question';
import { isForSale, isNo, isSoldOut } from './sale-words';

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

/** The settings with which prices and amounts are read; without a `rate` of their own, sums of another currency are a question. */
export type AmountSettings = Pick<ImportMap, 'decimal' | 'rates'>;

/** The facts of a row without its pictures, and doubts about them. */
export type ReadOffer = { offer: OfferFacts; doubts: string[] };

/** Reads the facts of a row. Throws a sentence for what cannot be read. */
export function readOffer(row: FileRow, settings: AmountSettings): ReadOffer {
  const regular = sumOf(row, row.get('price') === '' ? 'otherPrice' : 'price', settings);
  const [old, lower] = [sumOf(row, 'oldPrice', settings), sumOf(row, 'salePrice', settings)];
  const doubts: string[] = [];
  // A sale price of nothing is a cell that a program has filled.
  const sale = lower && lower < (regular ?? old ?? Number.POSITIVE_INFINITY) && isOnSale(row, doubts);
  const price = sale ? lower : (regular ?? (lower || undefined));
  const oldPrice = sale ? (regular ?? old) : old;
  const isLower = price !== undefined && price > 0 && oldPrice !== undefined && oldPrice > price;
  const stock = stockOf(row, settings.decimal);
  const number = row.get('sku');
  // A spreadsheet writes an apostrophe before digits that it shall not shorten.
  const barcode = row.get('barcode').replace(/^'/, '');
  const offer = {
    ...(number && number.length <= 60 && { number }),
    ...(barcode && { barcode }),
    ...(price !== undefined && { price }),
    ...(isLower && { oldPrice }),
    ...(stock !== undefined && { stock }),
  };
  return { offer, doubts };
}

type Sum = 'price' | 'otherPrice' | 'oldPrice' | 'salePrice';

/** A sum of a row in the shop's currency; undefined where there is none. A column that names the shop's currency goes before others. */
function sumOf(row: FileRow, role: Sum, { decimal, rates }: AmountSettings): number | undefined {
  const cells = row.named(role).map(([column, cell]) => ({ cell, currency: headerCurrency(column) }));
  const { cell, currency: ofColumn } = cells.find(({ currency }) => currency === money.code) ?? cells[0] ?? {};
  if (cell === undefined) return undefined;
  const parsed = parseAmount(cell, decimal);
  if (!parsed) throw new Error(`"${cell.slice(0, 40)}" is no price.`);
  // A code says more than a sign, which several currencies share.
  const isCode = /^[A-Z]{3}$/.test(parsed.currency ?? '');
  const told = ofColumn || currencyCode(row.get('currency').toUpperCase()) || row.columns.currency;
  const named = (!isCode && told) || currencyCode(parsed.currency ?? '') || told || money.code;
  if (named === money.code || parsed.value === 0) return parsed.value;
  const rate = Object.hasOwn(rates, named) ? rates[named] : undefined;
  if (rate === undefined)
    throw new OpenQuestion('currency', named, `Its price is in ${named}; this shop sells in ${money.code}.`);
  return inShopMoney(parsed.value, rate);
}

/** Whether the days of a row's lower price include today; doubts say what happens with other days. */
function isOnSale(row: FileRow, doubts: string[]): boolean {
  const [first = '', last = ''] = row.get('saleDays').split('/');
  const [fromCell, untilCell] = [row.get('saleFrom') || first, row.get('saleUntil') || last];
  const [from, until] = [readDay(fromCell), readDay(untilCell)];
  // Swedish writes days as '2026-03-24'.
  const today = new Intl.DateTimeFormat('sv-SE').format();
  const unread = [fromCell && !from && fromCell, untilCell && !until && untilCell].filter(Boolean);
  if (unread.length > 0)
    doubts.push(`“${unread.join('”, “')}” is no day of a sale that can be read; its lower price is left out.`);
  else if (until && until < today) doubts.push('Its lower price has ended; the regular one is taken.');
  else if (from && from > today)
    doubts.push(
      `Its lower price begins on ${from}; until then the regular one is taken. Import the file again on that day.`,
    );
  else {
    if (until) doubts.push(`Its lower price ends after ${until}: raise it then, or import the file again.`);
    return true;
  }
  return false;
}

/** Whether more of a row may be ordered when none is left. */
function isEndless(row: FileRow): boolean {
  const after = row.get('backorder');
  return after !== '' && !isNo(after) && !/^den(?:y|ied)$/i.test(after);
}

const NO_COUNT = /^(?:unlimited|infinite|unbegrenzt|illimite|illimitato|ilimitado|∞|n ?a|-+)$/;

/** Pieces; 0 where the row says that there is none, undefined where it does not say, or says that there is no end of them. */
function stockOf(row: FileRow, decimal: Decimal): number | undefined {
  if (row.all('published').some(isSoldOut)) return 0;
  const text = row.get('stock');
  if (text === '') return isNo(row.get('availability')) ? 0 : undefined;
  const count = parseAmount(text.replace(/^[>~≥]|\+$/g, ''), decimal)?.value;
  if (count !== undefined && Number.isInteger(count))
    return count > 0 || !isEndless(row) ? Math.max(0, count) : undefined;
  if (NO_COUNT.test(foldText(text) || text) || (isForSale(text) && !isSoldOut(text))) return undefined;
  if (isNo(text)) return 0;
  throw new Error(`"${text.slice(0, 40)}" is no number of pieces.`);
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

/** The beginning of an address that says by itself where a picture lies. */
const IS_WHOLE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/uploads\/)/i;

/** Whether a cell names pictures without saying where they lie. */
export const lacksFolder = (cell: string): boolean => cell !== '' && !IS_WHOLE.test(cell);

/**
 * Addresses of one cell: a comma stands between two only where another begins behind it, for an address may hold one. A name without an
 * address lies in the folder `base`, where one is known.
 */
export function splitAddresses(cell: string, base = ''): string[] {
  const addresses = cell.split(/[,|;\s](?=\s?https?:\/\/|\s?\/)/).flatMap((address) => address.trim() || []);
  return addresses.flatMap((address) => {
    if (IS_WHOLE.test(address)) return address;
    const names = address.split(/[,|;]/).map((name) => name.trim().replace(/^\/+/, ''));
    return names.flatMap((name) => (name && base ? `${base.replace(/\/+$/, '')}/${name}` : []));
  });
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

const SECONDS = /^\d{9,10}$/;
const WRITTEN = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:$|[ T,])/;

/**
 * The day that a cell names, as 'YYYY-MM-DD': '2026-03-24T00:00', '24.3.2026', '3/24/26', '20260324' or the seconds since 1970; undefined
 * where it is none. Of two numbers that could each be the month the shop's own order tells, unless points part them, which stand behind the day.
 */
function readDay(cell: string): string | undefined {
  const text = cell.trim().slice(0, 40);
  if (SECONDS.test(text)) return new Date(Number(text) * 1000).toISOString().slice(0, 10);
  if (/^\d{8}$/.test(text)) return toDay(text.replace(/(....)(..)(..)/, '$1-$2-$3'));
  const [, first = '', second = '', third = ''] = WRITTEN.exec(text) ?? [];
  if (first.length === 4) return day(first, second, third);
  const isMonthFirst =
    Number(second) > 12 || (Number(first) <= 12 && locality.dateOrder === 'mdy' && !text.includes('.'));
  return isMonthFirst ? day(third, first, second) : day(third, second, first);
}

function day(year: string, month: string, date: string): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  return toDay(`${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
}
