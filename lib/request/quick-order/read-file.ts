import Papa from 'papaparse';
import { decodeText } from '../../catalogue/spreadsheet/decode-text';
import { isZip, readSheets } from '../../catalogue/spreadsheet/read-xlsx';

/** Maximum number of workbook rows. Quick order shows 500 at a time. */
const MAX_ROWS = 5000;
/** Maximum size of an unpacked workbook. */
const MAX_UNPACKED_BYTES = 50_000_000;

/** Converts a CSV, TSV or XLSX file to text; of a workbook the first visible sheet. Rejects if the file has another type. */
export async function readOrderFile(bytes: Uint8Array): Promise<string> {
  if (isZip(bytes)) {
    const [sheet] = await readSheets(bytes, MAX_UNPACKED_BYTES, MAX_ROWS);
    if (!sheet) throw new Error('The workbook has no sheet');
    return Papa.unparse(sheet.rows, { delimiter: '\t', newline: '\n' });
  }
  const { text } = decodeText(bytes);
  if (text.includes('\0')) throw new Error('The file is not text');
  return text;
}
