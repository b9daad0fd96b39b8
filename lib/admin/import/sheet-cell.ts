import type { XmlCalls } from './xml';

/** A number format of a workbook, as far as it changes what a cell says: a day, or zeros before a number. */
export type NumberFormat = { isDate?: boolean; digits?: number };

/** The formats that a workbook does not spell out and that show a day. */
const isDayFormat = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** The formats of cells by their number in the part of a workbook that `read` reads. */
export async function dateFormats(read: (calls: XmlCalls) => Promise<void>): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isCell = false;
  await read({
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isCell = true;
      if (name === 'xf' && isCell) formats.push(toFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return formats;
}

function toFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return { isDate: isDayFormat(id) };
  // Words in quotes, colors and currencies are no parts of a day.
  if (/[dy]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))) return { isDate: true };
  return /^0{2,30}$/.test(code) ? { digits: code.length } : {};
}

/** The kind of a cell's value, with the texts that it may name, its format, and whether days count from 1904. */
type CellKind = { type: string; texts: readonly string[]; format: NumberFormat | undefined; is1904: boolean };

const PLAIN = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 12 });
const DAY = 86_400_000;

/** The value of a cell as plain text: '4006381333931', '19.99', '2026-11-27', 'true'; '' for a fault of a formula. */
export function cellText(value: string, { type, texts, format = {}, is1904 }: CellKind): string {
  if (value === '' || type === 'e') return '';
  if (type === 's') return unescaped(texts[Number(value)] ?? '');
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'd') return value.slice(0, 10);
  const number = type === 'n' ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) return unescaped(value);
  const day = Math.floor(number) + (is1904 ? 1462 : 0);
  if (format.isDate && day > 0 && day < 2_958_466) return new Date((day - 25_569) * DAY).toISOString().slice(0, 10);
  // A spreadsheet counts with fifteen digits, and writes more: 19.989999999999998 is 19.99.
  return PLAIN.format(Number(number.toPrecision(15))).padStart(format.digits ?? 0, '0');
}

/** A text without the escapes of signs that XML does not know: '_x000D_' is a break of a line. */
function unescaped(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
