import { unzipSync } from 'fflate';
import { type CellValue, readXlsx } from 'hucre/xlsx';

/** A sheet with its cells as text. */
export type SheetText = { name: string; rows: string[][] };

/** Maximum number of columns: one cell far to the right must not widen every row. */
const MAX_COLUMNS = 400;

/** True for a ZIP archive such as an .xlsx workbook. Four bytes are checked, because a text may start with 'PK'. */
export function isZip([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
}

/**
 * Reads the visible sheets of an .xlsx workbook. Formulas are not run: their saved results are used, or '=SUM(A1)' without one.
 * Numbers with a format such as '00000' keep leading zeros. Rejects if the file is not a workbook.
 * @param maxBytes rejects if the archive unpacks to more (zip bomb)
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
    rows: rows.map((row, index) =>
      row.slice(0, MAX_COLUMNS).map((value, column) => {
        if (value !== null && typeof value !== 'number') return cellText(value);
        const cell = cells?.get(`${index},${column}`);
        if (value === null) return cell?.formula === undefined ? '' : `=${cell.formula}`;
        const format = cell?.style?.numFmt ?? '';
        return cellText(value).padStart(/^0{2,30}$/.test(format) ? format.length : 0, '0');
      }),
    ),
  }));
}

const WITHOUT_EXPONENT = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 12 });

/** Cell value as text: '19.99', '2026-11-27', 'true'. */
function cellText(value: CellValue): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  // Workbooks in the 'strict' format have dates as text.
  if (typeof value !== 'number') return String(value ?? '').replace(/^(\d{4}-\d\d-\d\d)T[\d:.]+Z?$/, '$1');
  // Spreadsheets store 19.99 as 19.989999999999998.
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? WITHOUT_EXPONENT.format(value) : text;
}
