import Papa from 'papaparse';
import { type Decoded, decodeText } from '../../catalogue/spreadsheet/decode-text';
import { unescapeFormula } from '../../catalogue/spreadsheet/escape-formula';
import { isZip } from '../../catalogue/spreadsheet/read-xlsx';
import { forEachInChunks, type TaskOptions, yieldToMain } from '../run-in-chunks';
import { isKnownHeading } from './formats';
import type { ImportFile, ImportProblem, ImportRow, ImportTable } from './import-types';

const MAX_BYTES = 20_000_000;
/** Maximum bytes of an unpacked workbook. 50,000 rows of 20 columns are 40 MB. */
const MAX_UNPACKED = 150_000_000;
/** Number of non-empty lines that are searched for the header row. */
const HEADER_LINES = 15;
/** Minimum number of known headings in the header row. */
const MIN_HEADINGS = 2;
const DELIMITERS = [',', ';', '\t', '|'];
/** Formula with an error, or without a saved result. */
const NO_RESULT = /^=(?!")|^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;

const SAVE_AS = 'Open it in the program that wrote it and save it as .xlsx or “CSV UTF-8”.';
const SURPLUS_CELLS_MESSAGE =
  'The row has more cells than the header; quotes around a text with a comma may be missing';
const OPEN_QUOTE = 'A quote is opened in this row and never closed';
const INNER_QUOTE = 'A quote inside a quoted cell must be written twice';

/** Non-empty lines of a file, before the header row is known. */
type Lines = { lines: ImportRow[]; problems: ImportProblem[]; notes: string[] };

/**
 * Reads CSV in any common encoding, or one sheet of an .xlsx workbook, as a table with unique column names. Returns JSON as text.
 * Known headings determine the header row, the delimiter and the sheet. Rejects only if the signal is aborted.
 */
export async function readRows(content: Uint8Array | string, taskOptions: TaskOptions = {}): Promise<ImportFile> {
  if (content.length > MAX_BYTES) return { error: 'The file is larger than 20 MB. Split it into several files.' };
  if (typeof content !== 'string' && isZip(content)) return readWorkbook(content, taskOptions);
  if (typeof content !== 'string' && [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => content[at] === byte))
    return { error: `The file is an old (.xls) or password-protected workbook. ${SAVE_AS}` };
  const decoded: Decoded = typeof content === 'string' ? { text: content, encoding: 'UTF-8' } : decodeText(content);
  const text = decoded.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const start = text.slice(0, 2000).trimStart();
  if (text.trim() === '') return { error: 'The file is empty.' };
  if (/^[[{]/.test(start)) return { json: text };
  const kind = unsupportedKind(text, start);
  if (kind) return { error: `The file is ${kind}. ${SAVE_AS}` };
  await yieldToMain();
  taskOptions.signal?.throwIfAborted();
  const read = readCsv(text);
  if (decoded.encoding !== 'UTF-8') read.notes.push(`Read as ${decoded.encoding}. Check accented letters.`);
  return { table: await toTable(read, taskOptions) };
}

/** Type of a file that is not a table, such as 'a web page'; `undefined` if it may be a table. */
function unsupportedKind(text: string, start: string): string | undefined {
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet')) return 'an Excel 2003 XML workbook';
  if (/^<(?:!doctype html|html|head|body|table|meta)\b/i.test(start)) return 'a web page';
  if (/^<[?!a-z]/i.test(start)) return 'XML';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they occur only in binary files
  return /[\u0000-\u0006]/.test(text) ? 'not text, a list or a workbook' : undefined;
}

/** Reads the sheet with the most known headings, or the first sheet that has cells. */
async function readWorkbook(bytes: Uint8Array, taskOptions: TaskOptions): Promise<ImportFile> {
  try {
    const { readSheets } = await import('../../catalogue/spreadsheet/read-xlsx');
    const sheets = await readSheets(bytes, MAX_UNPACKED);
    taskOptions.signal?.throwIfAborted();
    const filled = sheets.flatMap(({ name, rows }) => {
      const clean = (cell: string) => (NO_RESULT.test(cell) ? '' : cell);
      const lines = rows
        .map((cells, at) => ({ line: at + 1, cells: cells.map(clean) }))
        .filter(({ cells }) => !isEmpty(cells));
      const { at, known } = findHeader(lines);
      return lines.length > 0 ? [{ name, lines, score: lines.length > at + 1 ? known : -1 }] : [];
    });
    const [sheet] = filled.sort((a, b) => b.score - a.score);
    if (!sheet) return { error: 'The workbook is empty.' };
    const others = sheets.flatMap(({ name }) => (name === sheet.name ? [] : `“${name}”`));
    const notes = others.length > 0 ? [`Only the sheet “${sheet.name}” was read, not ${others.join(', ')}.`] : [];
    // Rows may have remarks in columns without a heading.
    const width = sheet.lines.reduce((longest, { cells }) => Math.max(longest, cells.length), 0);
    return { table: await toTable({ lines: sheet.lines, notes, problems: [] }, taskOptions, width) };
  } catch (error) {
    taskOptions.signal?.throwIfAborted();
    return {
      error: `The file is not a workbook that can be read: ${(error as Error).message.replace(/\.$/, '')}. ${SAVE_AS}`,
    };
  }
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Removes the protection that spreadsheets and exports add: '="00123"' and "'00123" -> '00123', "''90" -> "'90". */
function cleanCell(cell: string): string {
  const trimmed = cell.trim();
  const formula = trimmed.startsWith('=') && /^=\s*"((?:[^"]|"")*)"$/.exec(trimmed)?.[1];
  const text = formula ? formula.replaceAll('""', '"') : trimmed;
  if (!text.includes("'")) return text;
  const bare = unescapeFormula(text);
  return bare === text ? text.replace(/^'(?=\d|\S*\d\S*$)/, '') : bare;
}

const cleanHeading = (cell: string) => cleanCell(cell).replace(/\s+/g, ' ');

/** Index of the line with the most known headings, or 0. `known` is the number of these headings. */
function findHeader(lines: readonly Pick<ImportRow, 'cells'>[]): { at: number; known: number } {
  const counts = lines
    .slice(0, HEADER_LINES)
    .map(({ cells }) => new Set(cells.map(cleanHeading).filter((heading) => heading && isKnownHeading(heading))).size);
  const known = Math.max(0, ...counts);
  return known >= MIN_HEADINGS ? { at: counts.indexOf(known), known } : { at: 0, known: 0 };
}

/** Table of the columns that have a heading or values. `width`: number of columns if rows may be longer than the header row. */
async function toTable({ lines, problems, notes }: Lines, taskOptions: TaskOptions, width = 0): Promise<ImportTable> {
  const { at } = findHeader(lines);
  const headings = (lines[at]?.cells ?? []).map(cleanHeading);
  while (headings.length < width) headings.push('');
  const used = new Set(headings.flatMap((heading, column) => (heading ? column : [])));
  const rows: ImportRow[] = [];
  const clean = ({ line, cells: raw }: ImportRow) => {
    const cells = raw.map(cleanCell);
    // Printed lists repeat the header on every page.
    if (cells.every((cell, column) => cell === '' || cell === headings[column])) return undefined;
    const surplus = cells.slice(headings.length).find((cell) => cell !== '');
    if (surplus !== undefined)
      return problems.push({ line, message: SURPLUS_CELLS_MESSAGE, detail: surplus.slice(0, 60) });
    for (const column of headings.keys()) if (cells[column]) used.add(column);
    return rows.push({ line, cells });
  };
  await forEachInChunks(lines.slice(at + 1), clean, taskOptions);
  const usedColumns = [...headings.keys()].filter((column) => used.has(column));
  const skipped = lines
    .slice(0, at)
    .map(({ cells }) => `“${(cells.find((cell) => cell.trim()) ?? '').trim().slice(0, 60)}”`);
  return {
    columns: uniqueNames(headings, usedColumns),
    rows: rows.map(({ line, cells }) => ({ line, cells: usedColumns.map((column) => cells[column] ?? '') })),
    problems,
    notes: skipped.length > 0 ? [...notes, `Lines before the header were skipped: ${skipped.join(', ')}.`] : notes,
  };
}

/** Unique column names: a second 'Image' becomes 'Image (2)', the seventh column without a heading 'Column 7'. */
function uniqueNames(headings: readonly string[], usedColumns: readonly number[]): string[] {
  const names = new Set<string>();
  for (const column of usedColumns) {
    const name = headings[column] || `Column ${column + 1}`;
    let unique = name;
    for (let count = 2; names.has(unique) || (count > 2 && headings.includes(unique)); count += 1)
      unique = `${name} (${count})`;
    names.add(unique);
  }
  return [...names];
}

/** Reads the lines of CSV text whose line breaks are '\n'. After a quote that is never closed, continues in the next line. */
function readCsv(text: string): Lines {
  const [named, mark] = /^"?sep=(.?)"?\n/i.exec(text) ?? [];
  const source = text.split('\n');
  let from = named ? 1 : 0;
  const delimiter = mark || findDelimiter(source.slice(from, 200).join('\n'));
  const read: Lines = { lines: [], problems: [], notes: [] };
  while (from < source.length) {
    const { data, errors } = parseCsv(source.slice(from).join('\n'), delimiter);
    const broken = new Map(errors.flatMap(({ type, code, row }) => (type === 'Quotes' ? [[row, code]] : [])));
    let line = from + 1;
    from = source.length;
    for (const [row, cells] of data.entries()) {
      const isOpen = broken.get(row) === 'MissingQuotes';
      if (broken.has(row)) read.problems.push({ line, message: isOpen ? OPEN_QUOTE : INNER_QUOTE });
      else if (!isEmpty(cells)) read.lines.push({ line, cells });
      if (isOpen) {
        from = line;
        break;
      }
      line += cells.reduce((count, cell) => count + cell.split('\n').length - 1, 1);
    }
  }
  return read;
}

function parseCsv(text: string, delimiter: string, preview = 0): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(withoutBlanks(text, delimiter), { delimiter, newline: '\n', preview });
}

/** Removes blanks before quoted cells, because Papa Parse reads the quotes in 'a, "b, c"' as text. */
function withoutBlanks(text: string, delimiter: string): string {
  const mark = delimiter === '|' ? '\\|' : delimiter;
  if (!new RegExp(`(?:^|${mark})[ \\u00a0]+"`, 'm').test(text)) return text;
  const cell = `[ \\u00a0]*("[^"]*(?:""[^"]*)*"[^${mark}\\n]*|[^${mark}\\n]*)(${mark}|\\n|$)`;
  return text.replace(new RegExp(cell, 'g'), '$1$2');
}

/** Delimiter with the most known headings, otherwise with the most columns in the most rows. */
function findDelimiter(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const rows = parseCsv(text, delimiter, HEADER_LINES).data.filter((cells) => !isEmpty(cells));
    const { known } = findHeader(rows.map((cells) => ({ cells })));
    const columns = rows.map(({ length }) => (length - 1) * rows.filter((cells) => cells.length === length).length);
    return { delimiter, score: known * 10_000 + Math.max(0, ...columns) };
  });
  return scores.sort((a, b) => b.score - a.score)[0]?.delimiter ?? ',';
}
