import Papa from 'papaparse';
import { decodeText } from '../../catalogue/spreadsheet/decode-text';
import { isZip, readSheets } from '../../catalogue/spreadsheet/read-xlsx';

/** The most rows of a workbook that are read; quick order shows the first 500 of them. */
const MAX_ROWS = 5000;
/** The most bytes of an unpacked workbook. */
const MAX_UNPACKED = 50_000_000;

/** The rows of a CSV, TSV or XLSX file as text for quick order; of a workbook its first visible sheet. Rejects for a file of another kind. */
export async function readOrderFile(bytes: Uint8Array): Promise<string> {
  if (isZip(bytes)) {
    const [sheet] = await readSheets(bytes, MAX_UNPACKED, MAX_ROWS);
    if (!sheet) throw new Error('The workbook has no sheet');
    return Papa.unparse(sheet.rows, { delimiter: '\t', newline: '\n' });
  }
  const { text } = decodeText(bytes);
  if (text.includes('\0')) throw new Error('The file is not text');
  return text;
}
