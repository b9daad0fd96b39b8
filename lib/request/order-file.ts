import { unzipSync } from 'fflate';
import { type CellValue, readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { decodeText } from '../decode-text';

/** The most rows of a workbook that are read; quick order shows the first 500 of them. */
const MAX_ROWS = 5000;
/** The most bytes of an unpacked workbook: a small file may unpack to gigabytes. */
const MAX_UNPACKED = 50_000_000;

/**
 * The rows of a CSV, TSV or XLSX file as text for quick order. A formula in a workbook is never run: its saved result is read, or
 * '=SUM(A1)' if the file has none. Rejects for a file of another kind.
 */
export async function readOrderFile(bytes: Uint8Array): Promise<string> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip) return Papa.unparse(await readSheet(bytes), { delimiter: '\t', newline: '\n' });
  const { text } = decodeText(bytes);
  if (text.includes('\0')) throw new Error('The file is not text');
  return text;
}

/** The cells of the first visible sheet of a workbook. */
async function readSheet(bytes: Uint8Array): Promise<string[][]> {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > MAX_UNPACKED) throw new Error('The workbook is too large');
  const workbook = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    maxRows: MAX_ROWS,
  });
  const [sheet] = workbook.sheets;
  if (!sheet) throw new Error('The workbook has no sheet');
  return sheet.rows.map((row, at) =>
    row.map((value, column) => {
      const formula = value === null ? sheet.cells?.get(`${at},${column}`)?.formula : undefined;
      return formula === undefined ? cellText(value) : `=${formula}`;
    }),
  );
}

function cellText(value: CellValue): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // Spreadsheets save 19.99 as 19.989999999999998.
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : String(value ?? '');
}
