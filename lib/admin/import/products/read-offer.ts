import type { RawVariant } from '../../../catalogue/fields/variant-facts';
import { parseGtin, restoreGtin } from '../../../catalogue/gtin';
import { imageUrlError } from '../../../catalogue/schema/images';
import { foldText } from '../../../fold';
import { localeSettings } from '../../../locale';
import { money } from '../../../money';
import { toIsoDate } from '../../../zod';
import type { ImportField } from '../import-fields';
import type { ProductReport } from '../import-types';
import { currencyCode, splitNumber, toNumber, UNKNOWN_FORMAT } from '../parse-number';
import type { MappedColumn, MappedColumns, MappedRow } from './mapped-row';
import { isNoWord, isSoldOutWord } from './status-words';

/** Facts of a row about its variant or product. */
export type ImportedOffer = Omit<RawVariant, 'color' | 'size' | 'options' | 'made'>;
/** Name of a fact of an offer. */
export type ImportedFact = keyof ImportedOffer;

/** Fields that a fact is read from. */
const FACT_FIELDS: Readonly<Record<ImportedFact, ImportField[]>> = {
  number: ['sku'],
  barcode: ['barcode'],
  price: ['price', 'salePrice'],
  oldPrice: ['oldPrice', 'salePrice'],
  stock: ['stock', 'availability', 'stockTracked'],
  image_links: ['variantImage', 'image'],
};
/** Facts of an offer in the order of the data file. */
export const IMPORTED_FACTS = Object.keys(FACT_FIELDS) as readonly ImportedFact[];

/** Offer of a row. `unread` has facts whose cells are unreadable or need an answer; they must not overwrite or clear a value. */
export type RowOffer = { row: MappedRow; offer: ImportedOffer; unread: ReadonlySet<ImportedFact> };

/** Facts that have a column in the table. */
export const factsOfColumns = ({ has }: MappedColumns): ImportedFact[] =>
  IMPORTED_FACTS.filter((fact) => has(...FACT_FIELDS[fact]));

/** Reads the offer of a row, with the images of its variant. Skips and reports unreadable cells. */
export function readOffer(row: MappedRow, report: ProductReport): RowOffer {
  const unread = new Set<ImportedFact>();
  const read = (field: ImportField, fact: ImportedFact) => {
    const value = readMoney(row, field, report);
    if (value === 'unread') unread.add(fact);
    return value === 'unread' ? undefined : value;
  };
  const regular = read('price', 'price');
  const old = read('oldPrice', 'oldPrice');
  const sale = read('salePrice', 'price') || undefined;
  const base = regular ?? old;
  const isLower = sale !== undefined && (base === undefined || sale < base) && isOnSale(row, report);
  const price = isLower ? sale : regular;
  const before = isLower ? base : old;
  const stock = readStock(row, report);
  if (stock === 'unread') unread.add('stock');
  const number = row.get('sku');
  const barcode = readBarcode(row, report);
  if (row.get('barcode') && !barcode) unread.add('barcode');
  const pictures = [...row.all('variantImage'), ...(row.columns.format.hasProductImages ? [] : row.all('image'))];
  const image_links = publicAddresses(
    pictures.flatMap(({ cell }) => splitAddresses(cell)),
    report,
  );
  const offer: ImportedOffer = {
    ...(number && number.length <= 60 && { number }),
    ...(barcode && { barcode }),
    ...(price !== undefined && { price }),
    ...(before !== undefined && price !== undefined && price > 0 && before > price && { oldPrice: before }),
    ...(typeof stock === 'number' && { stock }),
    ...(image_links.length > 0 && { image_links }),
  };
  if (unread.has('price')) unread.add('oldPrice');
  return { row, offer, unread };
}

/** Reads an amount in the shop's currency. `undefined` for an empty cell; 'unread' if it is unreadable or needs an answer. */
function readMoney(row: MappedRow, field: ImportField, report: ProductReport): number | 'unread' | undefined {
  const filled = row.filled(field);
  const found = filled.find(({ column }) => column.currency === money.code) ?? filled[0];
  if (!found) return undefined;
  const { column, cell } = found;
  const reportUnreadable = () => {
    report.warn(`“${column.name}” cannot be read and is left out.`, cell, row.line);
    return field === 'price' ? ('unread' as const) : undefined;
  };
  const number = splitNumber(cell);
  if (!number) return reportUnreadable();
  const value = readNumber(row, column, number.digits, report);
  if (value === 'unread') return value;
  if (value === undefined || value < 0) return reportUnreadable();
  // '$' is the sign of several currencies. A currency in the heading or in a currency column is more specific.
  const isSign = number.currency === money.code && !/[a-z]{3}/i.test(cell);
  const named = column.currency ?? currencyCode(row.get('currency').toUpperCase());
  const currency = isSign ? named || number.currency : (number.currency ?? named);
  if (value === 0 || !currency || currency === money.code) return value;
  const rate = row.columns.mapping.currencies[currency];
  report.addQuestion({ kind: 'currency', code: currency, count: 0 }, rate === undefined ? row.line : undefined);
  if (rate === undefined) return 'unread';
  return rate === 1 ? value : Number((value * rate).toFixed(money.digits));
}

/** Number of a cell; `undefined` if it is none. Asks whether '1.250' is 1,250 or 1.25; 'unread' until that is answered. */
function readNumber(
  { line, columns }: MappedRow,
  { name, numberFormat }: MappedColumn,
  digits: string,
  report: ProductReport,
): number | 'unread' | undefined {
  const value = toNumber(digits, numberFormat);
  const isOpen = value === 'ambiguous';
  const isAnswered = columns.mapping.decimals[name] !== undefined && toNumber(digits, UNKNOWN_FORMAT) === 'ambiguous';
  if (isOpen || isAnswered)
    report.addQuestion({ kind: 'decimal', column: name, sample: digits, count: 0 }, isOpen ? line : undefined);
  return isOpen ? 'unread' : value;
}

/** True if today is between the first and the last day of the sale price. Reports the last day, because the shop cannot end a sale. */
function isOnSale(row: MappedRow, report: ProductReport): boolean {
  const [first = '', last = ''] = row.get('saleDates').split('/');
  const [from, until] = [row.get('saleFrom') || first, row.get('saleUntil') || last];
  const [start, end] = [readDay(from), readDay(until)];
  // The Swedish format is '2026-03-24'.
  const today = new Intl.DateTimeFormat('sv-SE').format();
  if ((from && !start) || (until && !end))
    report.warn('The days of the sale cannot be read; the regular price is used.', `${from} ${until}`, row.line);
  else if (end && end < today) report.warn('The sale has ended; the regular price is used.', end, row.line);
  else if (start && start > today) report.warn('The sale has not started; the regular price is used.', start, row.line);
  else {
    if (end) report.warn('The sale price has a last day. Import the file again after it.', end, row.line);
    return true;
  }
  return false;
}

const NOT_COUNTED = /^(?:unlimited|infinite|unbegrenzt|illimite|illimitato|ilimitado|∞)$/;

/** Reads the stock, as the sum of all stock columns. `undefined` if stock is not tracked or not in the file. */
function readStock(row: MappedRow, report: ProductReport): number | 'unread' | undefined {
  const { columns } = row;
  const isAvailable =
    !isNoWord(row.get('availability')) && !row.all('published').some(({ cell }) => isSoldOutWord(cell));
  const tracker = row.get('stockTracked');
  const { stockTracker } = columns.format;
  const isTrackedHere = tracker !== '' && tracker === stockTracker && columns.has('stock');
  const isUntracked = (stockTracker && tracker === '' && columns.has('stockTracked')) || isNoWord(tracker);
  const cells = row.filled('stock');
  if (isUntracked || cells.length === 0) return isAvailable && !isTrackedHere ? undefined : 0;
  let total = 0;
  for (const { column, cell } of cells) {
    // Accepts '12 pcs', '> 10' and '10+'.
    const count = splitNumber(/^[<>~≥]?\s*(-?[\d.,'’\s]*\d)\s*(?:\+|\p{L}[\p{L}.]*)?$/u.exec(cell)?.[1] ?? cell);
    const value = count && readNumber(row, column, count.digits, report);
    if (value === 'unread') return value;
    if (value !== undefined && Number.isInteger(value)) total += value;
    else if (isNoWord(cell)) total += 0;
    else {
      if (!NOT_COUNTED.test(foldText(cell) || cell))
        report.warn(`“${column.name}” cannot be read and is left out.`, cell, row.line);
      return isAvailable ? undefined : 0;
    }
  }
  const backorder = row.get('backorder');
  const isEndless =
    /^(?:pre|back)[ -]?order$/i.test(row.get('availability')) ||
    (backorder !== '' && !isNoWord(backorder) && !/^den(?:y|ied)$/i.test(backorder));
  if (total <= 0 && isEndless) return undefined;
  return Math.max(0, total);
}

/** Reads the barcode. Skips and reports an invalid one. */
function readBarcode(row: MappedRow, report: ProductReport): string | undefined {
  const cell = row.get('barcode');
  if (cell === '' || /^(?:0+|n\/?a|none|-+)$/i.test(cell)) return undefined;
  const gtin = parseGtin(cell) ?? restoreGtin(cell);
  if (gtin) return gtin;
  const digits = cell.replace(/[\s-]/g, '');
  const reason = /^\d[.,]?\d*e\+\d+$/i.test(cell)
    ? 'a spreadsheet has shortened it'
    : /^(?:\d{8}|\d{12,14})$/.test(digits)
      ? 'its check digit is wrong'
      : cell.length > 40 || !/\d/.test(cell)
        ? 'it is not a barcode'
        : undefined;
  if (reason) report.warn(`The barcode is left out: ${reason}.`, cell, row.line);
  return reason ? undefined : cell;
}

/** Splits a cell into image URLs. A URL may contain a comma, so a comma only separates if another URL follows. */
export function splitAddresses(cell: string): string[] {
  return cell.split(/[,|;\s](?=\s?https?:\/\/|\s?\/)/).flatMap((address) => address.trim() || []);
}

/** Valid image URLs without duplicates. Reports invalid ones. */
export function publicAddresses(addresses: readonly string[], report: ProductReport): string[] {
  return [...new Set(addresses)].filter((address) => {
    const error = imageUrlError(address);
    if (error) report.warn(`An image is left out: its address ${error}.`, address);
    return !error;
  });
}

const WRITTEN_DAY = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:$|[ T,])/;

/**
 * Day of a cell as 'YYYY-MM-DD'. Reads '2026-03-24T00:00', '24.3.2026', '3/24/26', '20260324' and seconds since 1970. If day and month
 * are ambiguous, uses the order of the shop's locale; with points, the day is first. `undefined` for other texts.
 */
export function readDay(cell: string): string | undefined {
  const text = cell.trim().slice(0, 40);
  if (/^\d{9,10}$/.test(text)) return new Date(Number(text) * 1000).toISOString().slice(0, 10);
  if (/^\d{8}$/.test(text)) return toIsoDate(text.replace(/(....)(..)(..)/, '$1-$2-$3'));
  const [, first = '', second = '', third = ''] = WRITTEN_DAY.exec(text) ?? [];
  const isYearFirst = first.length === 4;
  const isMonthFirst =
    Number(second) > 12 || (Number(first) <= 12 && localeSettings.dateOrder === 'mdy' && !text.includes('.'));
  const [month, day] = isYearFirst ? [second, third] : isMonthFirst ? [first, second] : [second, first];
  const year = isYearFirst ? first : third.replace(/^\d\d$/, '20$&');
  return toIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
