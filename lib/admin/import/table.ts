import Papa from 'papaparse';
import { inSlices, turn, type Watch } from '../slices';
import { LAYOUTS, roleIn } from './layouts';

/** A row of a file that can be named: by its line, or by its path in a JSON file. */
export type ImportPlace = { line?: number; path?: string };
/** A fault of a row, or of the whole file. */
export type ImportProblem = ImportPlace & { id?: string; message: string };
/** A line of the file; `cells` stand in the order of the columns. */
export type TableRow = { line: number; cells: readonly string[] };
/** A file as a table: columns, rows of cells, and the problems met while reading. */
export type Table = {
  columns: readonly string[];
  rows: TableRow[];
  problems: ImportProblem[];
  /** Notes on the reading of the whole file, a sentence each. */
  notes?: readonly string[];
};

/** Lines of a file, empty ones aside, among which the header is looked for. */
const FIRST_LINES = 15;
/** Known names that make a line the header. */
const FEWEST_KNOWN = 2;
/** A line with which some programs begin: it names the delimiter alone. */
const DELIMITER_LINE = /^sep=.?$/;

/** Roles that the layouts give a column by its name. */
const rolesOf = (name: string) =>
  Object.values(LAYOUTS).flatMap((layout) => {
    const role = roleIn(layout, name);
    return role === 'ignore' ? [] : role;
  });

/** Whether any layout knows a column by its name. */
export const isKnownColumn = (name: string): boolean => rolesOf(name).length > 0;

/** How much a header tells of goods: the names that are known, most of all those of a name and of a price. */
export function headerWorth(names: readonly string[]): number {
  const roles = names.map(rolesOf);
  const tells = (pattern: RegExp) => (roles.some((some) => some.some((role) => pattern.test(role))) ? 100 : 0);
  return roles.filter((some) => some.length > 0).length + tells(/^name$/) + tells(/price$/i);
}

/** The header among the first lines of a file: the line with most names that are known, where it has two; else the first that holds something. */
export function findHeader(lines: readonly (readonly string[])[]): { at: number; known: number } {
  const counts = lines
    .slice(0, FIRST_LINES)
    .map((cells) => new Set(cells.filter((cell) => cell.trim() && isKnownColumn(cell))).size);
  const known = Math.max(0, ...counts);
  if (known >= FEWEST_KNOWN) return { at: counts.indexOf(known), known };
  return { at: lines.findIndex((cells) => !DELIMITER_LINE.test(cells[0] ?? '')), known: 0 };
}

/** Lines of a file, none of them empty, as a table: the header finds its place, and what stands before it is told. */
export async function toTable(
  lines: readonly TableRow[],
  faults: readonly ImportProblem[],
  watch?: Watch,
): Promise<Table> {
  const { at } = findHeader(lines.map(({ cells }) => cells).slice(0, FIRST_LINES));
  const names = lines[at]?.cells.map((cell) => cell.trim()) ?? [];
  const rows: TableRow[] = [];
  const problems = [...faults];
  const used = new Set<number>();
  const add = (row: TableRow) => {
    const { line, cells } = row;
    const surplus = cells.slice(names.length).some((cell) => cell.trim() !== '');
    if (surplus) problems.push({ line, message: surplusFault(cells.length, names.length) });
    else rows.push(row);
    for (const [column, name] of names.entries()) if (name === '' && cells[column]?.trim()) used.add(column);
  };
  await inSlices(lines.slice(at + 1), add, { ...(watch?.signal && { signal: watch.signal }) });
  const width = names.findLastIndex((name, column) => name !== '' || used.has(column)) + 1;
  const columns = names.slice(0, width).map((name, column) => name || `Column ${column + 1}`);
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const before = lines.slice(0, Math.max(at, 0)).flatMap(({ cells }) => cells.find((cell) => cell.trim()) ?? []);
  const told = before.filter((line) => !DELIMITER_LINE.test(line));
  return { columns, rows, problems, ...(told.length > 0 && { notes: [skipped(told)] }) };
}

function surplusFault(cells: number, columns: number): string {
  return `has ${cells} cells, but the header names ${columns} columns; quotes around a text with a comma may be missing`;
}

function skipped(lines: readonly string[]): string {
  const shown = lines.slice(0, 3).map((line) => `“${line.trim().slice(0, 60)}”`);
  return `Lines before the names of the columns are not taken: ${shown.join(', ')}${lines.length > 3 ? ' …' : ''}.`;
}

/** Characters that are read in one go: some milliseconds. */
const CHUNK = 100_000;
/** Chunks without the end of a row after which a cell counts as a quote that was never closed. */
const MOST_CHUNKS = 10;

/**
 * The cells of a CSV file, its delimiter comma, semicolon, tab or bar. A line is where its row begins, also behind cells of several lines.
 * Rows whose quotes are broken are problems; the others are there.
 */
export async function readTable(text: string, { signal, onProgress }: Watch = {}): Promise<Table> {
  const lines: TableRow[] = [];
  const problems: ImportProblem[] = [];
  let line = 1;
  let empty = 0;
  const addRows = (data: string[][], errors: Papa.ParseError[]) => {
    const broken = new Map(errors.flatMap((error) => (error.type === 'Quotes' ? [[error.row, error]] : [])));
    for (const [index, cells] of data.entries()) {
      // A carriage return is left where a file ends its lines in two ways.
      cells.push((cells.pop() ?? '').replace(/\r$/, ''));
      const error = broken.get(index);
      if (error) problems.push({ line, message: quoteFault(error) });
      else if (cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells });
      line += 1 + cells.reduce((count, cell) => count + lineBreaks(cell), 0);
    }
  };
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter: findDelimiter(text),
      chunkSize: CHUNK,
      chunk: ({ data, errors, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        addRows(data, errors);
        onProgress?.(Math.min(meta.cursor, text.length), text.length);
        empty = data.length > 0 ? 0 : empty + 1;
        if (empty > MOST_CHUNKS) {
          problems.push({ line, message: OPEN_QUOTE });
          return parser.abort();
        }
        parser.pause();
        void turn().then(() => {
          if (!signal?.aborted) return parser.resume();
          // The parser says that it is complete when it is stopped.
          reject(signal.reason);
          parser.abort();
        });
      },
      complete: () => resolve(),
      error: reject,
    } as Papa.ParseConfig<string[]>);
  });
  return toTable(lines, problems, signal && { signal });
}

const OPEN_QUOTE = 'A quote is opened here and never closed; all that follows would be one cell.';

function quoteFault({ code }: Papa.ParseError): string {
  return code === 'MissingQuotes' ? OPEN_QUOTE : 'A quote stands inside a quoted cell; write it twice.';
}

/** '\r\n', '\n' and '\r' are one break each. */
const lineBreaks = (cell: string) => cell.match(/\r\n?|\n/g)?.length ?? 0;

const DELIMITERS = [',', ';', '\t', '|'];

/** The delimiter with which a line of the first ones names most columns; else that which the first one has most often, outside of quotes. */
function findDelimiter(text: string): string {
  const start = text.slice(0, CHUNK);
  const known = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(start, { delimiter, preview: FIRST_LINES, skipEmptyLines: 'greedy' });
    return [delimiter, findHeader(data).known] as const;
  });
  return mostOf(known) ?? /^sep=(.)/.exec(text)?.[1] ?? mostOf([...countMarks(start)]) ?? ',';
}

function mostOf(counts: readonly (readonly [mark: string, count: number])[]): string | undefined {
  const [mark, count] = counts.reduce((best, next) => (next[1] > best[1] ? next : best));
  return count > 0 ? mark : undefined;
}

/** How often each delimiter stands in the first line that has one. */
function countMarks(text: string): Map<string, number> {
  const counts = new Map(DELIMITERS.map((mark) => [mark, 0]));
  let isQuoted = false;
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (char === '\n' || char === '\r')) {
      if ([...counts.values()].some((count) => count > 0)) break;
    } else if (!isQuoted && counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  return counts;
}

/** The cells of all rows in some columns, row by row. */
export function* cellsAt({ rows }: Table, places: readonly number[]): Generator<string> {
  for (const { cells } of rows) for (const at of places) yield cells[at] ?? '';
}
