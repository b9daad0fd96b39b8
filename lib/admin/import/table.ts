import Papa from 'papaparse';
import { turn, type Watch } from '../slices';

/** A row of a file that can be named: by its line, or by its path in a JSON file. */
export type ImportPlace = { line?: number; path?: string };
/** A fault of a row, or of the whole file. */
export type ImportProblem = ImportPlace & { id?: string; message: string };
/** A line of the file; `cells` stand in the order of the columns. */
export type TableRow = { line: number; cells: readonly string[] };
/** A file as a table: columns, rows of cells, and the problems met while reading. */
export type Table = { columns: readonly string[]; rows: TableRow[]; problems: ImportProblem[] };

/** Characters that are read in one go: some milliseconds. */
const CHUNK = 100_000;
/** Chunks without the end of a row after which a cell counts as a quote that was never closed. */
const MOST_CHUNKS = 10;

/**
 * The cells of a CSV file, its delimiter comma, semicolon or tab. A line is where its row begins, also behind cells of several lines.
 * Rows whose quotes are broken are problems; the others are there.
 */
export async function readTable(text: string, { signal, onProgress }: Watch = {}): Promise<Table> {
  const table: Table = { columns: [], rows: [], problems: [] };
  let line = 1;
  let empty = 0;
  const addRows = (data: string[][], errors: Papa.ParseError[]) => {
    const broken = new Map(errors.flatMap((error) => (error.type === 'Quotes' ? [[error.row, error]] : [])));
    for (const [index, cells] of data.entries()) {
      // A carriage return is left where a file ends its lines in two ways.
      cells.push((cells.pop() ?? '').replace(/\r$/, ''));
      const error = broken.get(index);
      const isEmpty = cells.every((cell) => cell.trim() === '');
      if (error) table.problems.push({ line, message: quoteFault(error) });
      else if (!isEmpty && table.columns.length === 0) table.columns = cells.map((cell) => cell.trim());
      else if (!isEmpty) addRow(table, { line, cells });
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
          table.problems.push({ line, message: OPEN_QUOTE });
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
  return table;
}

function addRow(table: Table, row: TableRow): void {
  const surplus = row.cells.slice(table.columns.length).some((cell) => cell.trim() !== '');
  if (!surplus) table.rows.push(row);
  else {
    const message = `has ${row.cells.length} cells, but the first line names ${table.columns.length} columns; quotes around a text with a comma may be missing`;
    table.problems.push({ line: row.line, message });
  }
}

const OPEN_QUOTE = 'A quote is opened here and never closed; all that follows would be one cell.';

function quoteFault({ code }: Papa.ParseError): string {
  return code === 'MissingQuotes' ? OPEN_QUOTE : 'A quote stands inside a quoted cell; write it twice.';
}

/** '\r\n', '\n' and '\r' are one break each. */
const lineBreaks = (cell: string) => cell.match(/\r\n?|\n/g)?.length ?? 0;

/** The one of comma, semicolon and tab that stands most often in the first line, outside of quotes. */
function findDelimiter(text: string): string {
  const counts = new Map([',', ';', '\t'].map((mark) => [mark, 0]));
  let isQuoted = false;
  for (const char of text.slice(0, 20_000)) {
    if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (char === '\n' || char === '\r')) {
      if ([...counts.values()].some((count) => count > 0)) break;
    } else if (!isQuoted && counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
