import Papa from 'papaparse';
import { unescapeFormula } from '../../catalogue/spreadsheet/escape-formula';
import { MAX_CHARACTERS, MAX_LINES } from '../request-list';
import headings from './column-headings.json' with { type: 'json' };
import { foldHeading, type RowToken } from './match-product';

/** A row of pasted text or of a file. */
export type PastedRow = {
  /** The row as pasted. */
  text: string;
  /** Header row above it; '' without one. */
  header: string;
  tokens: readonly RowToken[];
  note: string;
  /** Problem of the whole row, such as too long to be parsed; '' if there is none. */
  problem: string;
};

/** Labels by column heading, in lower case without punctuation. */
const LABELS = new Map(Object.entries(headings).flatMap(([label, words]) => words.map((word) => [word, label])));
/** A header row has at least one of these columns. */
const HEADER_LABELS = new Set(['item', 'name', 'quantity']);

/** Words that define the meaning of the next word: 'size L'. */
const WORD_LABELS: Readonly<Record<string, string>> = {
  ...{ qty: 'quantity', quantity: 'quantity', color: 'color', colour: 'color', size: 'size', sz: 'size' },
};
/** The same, but only before a number: 'sleeve 33', not 'long sleeve shirt'. */
const MEASURE_LABELS: Readonly<Record<string, string>> = {
  ...{ neck: 'size', waist: 'waist', inseam: 'length', length: 'length', sleeve: 'sleeve' },
};

/**
 * Splits text into rows: spreadsheet rows with or without header, or one item per line.
 * Returns at most {@link MAX_LINES} rows; `rest` has the text of the others.
 */
export function parsePastedText(text: string): { rows: PastedRow[]; rest: string } {
  const { cells, delimiter } = splitCells(text.replace(/^\uFEFF/, ''));
  const rows: PastedRow[] = [];
  let header: Header | undefined;
  for (const [index, row] of cells.entries()) {
    const labels = headerLabels(row);
    if (labels) {
      header = { labels, text: joinCells(row, delimiter) };
      continue;
    }
    if (rows.length === MAX_LINES) {
      const otherRows = cells.slice(index).map((other) => joinCells(other, delimiter));
      return { rows, rest: [header?.text ?? '', ...otherRows].filter(Boolean).join('\n') };
    }
    rows.push(toRow(row, delimiter, header));
  }
  return { rows, rest: '' };
}

/** Splits text into cells, without empty rows. The delimiter is the guess of Papa Parse, or another one that yields a header. */
function splitCells(text: string): Cells {
  for (const delimiter of ['', '\t', ';', ',', '|']) {
    const parsed = parseCells(text, delimiter);
    if (parsed.cells.some(headerLabels)) return parsed;
  }
  return parseCells(text, '');
}

type Cells = { cells: string[][]; delimiter: string };
type Header = { labels: readonly string[]; text: string };

/** If a quote is not closed, quotes are plain characters. */
function parseCells(text: string, delimiter: string): Cells {
  const quoted = Papa.parse<string[]>(text, { delimiter });
  const isBroken = quoted.errors.some(({ type }) => type === 'Quotes');
  const { data, meta } = isBroken ? Papa.parse<string[]>(text, { delimiter, quoteChar: '\0' }) : quoted;
  const cells = data.map((row) => row.map((cell) => unescapeFormula(cell).trim())).filter((row) => row.some(Boolean));
  return { cells, delimiter: meta.delimiter };
}

const joinCells = (cells: readonly string[], delimiter: string) => Papa.unparse([[...cells]], { delimiter });

/** Column labels if a row is a header; otherwise undefined. */
function headerLabels(cells: readonly string[]): string[] | undefined {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2 || filled.some((cell) => cell.length > 40)) return undefined;
  const known = new Set(filled.flatMap((cell) => LABELS.get(foldHeading(cell)) ?? []));
  const isHeader = known.size > 1 && [...HEADER_LABELS].some((label) => known.has(label));
  return isHeader ? cells.map(labelOf) : undefined;
}

/**
 * Label of a heading. The CSV of a request list has order details ('Order agency'), which are ignored,
 * and product options ('Option: Hand').
 */
function labelOf(heading: string): string {
  const folded = foldHeading(heading);
  if (folded.startsWith('option ')) return folded.slice('option '.length);
  return LABELS.get(folded) ?? (folded.startsWith('order ') ? 'ignored' : folded);
}

function toRow(cells: readonly string[], delimiter: string, header?: Header): PastedRow {
  const text = joinCells(cells, delimiter);
  const { labels = [], text: headerText = '' } = (cells.length > 1 && header) || {};
  const notes = cells.filter((cell, column) => labels[column] === 'note' && cell !== '');
  const row = { text, header: headerText, tokens: [], note: notes.join('; '), problem: '' };
  if (text.length > MAX_CHARACTERS) return { ...row, problem: `Longer than ${MAX_CHARACTERS} characters: not read.` };
  return { ...row, tokens: cells.flatMap((cell, column) => cellTokens(cell, column, labels)) };
}

function cellTokens(cell: string, column: number, labels: readonly string[]): RowToken[] {
  const label = labels.length > 0 ? (labels[column] ?? '') : undefined;
  if (cell === '' || label === 'note' || label === 'ignored') return [];
  if (label === undefined) return labelWords(splitWords(cell));
  if (label === 'item' || (label === 'name' && !labels.includes('item'))) {
    const tokens = labelWords(splitWords(cell));
    // If there is a quantity column, numbers in other columns are not quantities.
    return labels.includes('quantity') ? tokens.map((token) => ({ label: 'item', ...token })) : tokens;
  }
  if (label === 'name' || label === 'unit') return splitWords(cell).map((text) => ({ text, label }));
  return [{ text: cell, label }];
}

/** Splits text into words without surrounding punctuation. List numbers ('1)', '2.'), '-2' and '=A1' stay as they are. */
function splitWords(text: string): string[] {
  return text
    .replaceAll('×', 'x')
    .split(/[\s,;|:]+/)
    .map((word) => word.replace(/^\((.*)\)$/, '$1').replace(/^["'[#]+|["'\]!]+$/g, ''))
    .map((word) => (/^\d+\.$/.test(word) ? word : word.replace(/\.$/, '')))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Removes words such as 'qty' and labels the next word with their meaning. */
function labelWords(words: readonly string[]): RowToken[] {
  const labels = words.slice(0, -1).map((text, index) => {
    const word = text.toLowerCase();
    return WORD_LABELS[word] ?? (/^\d/.test(words[index + 1] ?? '') ? MEASURE_LABELS[word] : undefined);
  });
  return words.flatMap((text, index) => {
    const label = labels[index - 1];
    return labels[index] !== undefined ? [] : { text, ...(label !== undefined && { label }) };
  });
}
