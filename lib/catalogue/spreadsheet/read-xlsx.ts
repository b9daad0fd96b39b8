import { unzipSync } from 'fflate';
import { type CellValue, readXlsx } from 'hucre/xlsx';

/** A sheet of a workbook with the text of its cells. */
export type SheetText = { name: string; rows: string[][] };

/** Columns of a sheet that are read: a single cell far on the right must not make every row as wide. */
const MAX_COLUMNS = 400;

/** Whether a file is a ZIP archive, such as an .xlsx workbook. Text may start with 'PK' too. */
export function isZip([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
}

/**
 * The visible sheets of an .xlsx workbook. Formulas never run: their saved results are read; a formula without one is '=SUM(A1)'.
 * Numbers with a format such as '00000' keep their zeros. Rejects for other archives, and if the archive unpacks to more than
 * `maxBytes`: a small file may unpack to gigabytes.
 */
export async function readSheets(bytes: Uint8Array, maxBytes: number, maxRows?: number): Promise<SheetText[]> {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > maxBytes) throw new Error('The workbook is too large');
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    readStyles: true,
    ...(maxRows !== undefined && { maxRows }),
  });
  return sheets.map(({ name, rows, cells }) => ({
    name,
    rows: rows.map((row, at) =>
      row.slice(0, MAX_COLUMNS).map((value, column) => {
        if (value !== null && typeof value !== 'number') return cellText(value);
        const cell = cells?.get(`${at},${column}`);
        if (value === null) return cell?.formula === undefined ? '' : `=${cell.formula}`;
        const format = cell?.style?.numFmt ?? '';
        return cellText(value).padStart(/^0{2,30}$/.test(format) ? format.length : 0, '0');
      }),
    ),
  }));
}

const PLAIN = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 12 });

/** The value of a cell as text, such as '19.99', '2026-11-27' or 'true'. */
function cellText(value: CellValue): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  // Strict workbooks have dates as text.
  if (typeof value !== 'number') return String(value ?? '').replace(/^(\d{4}-\d\d-\d\d)T[\d:.]+Z?$/, '$1');
  // Spreadsheets save 19.99 as 19.989999999999998.
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? PLAIN.format(value) : text;
}
