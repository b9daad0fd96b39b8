import { splitCells } from './cells';
import { headingOf, type OrderColumn } from './columns';
import { LONGEST_LINE, MOST_READ } from './limits';

/** A line as it was written. */
export type WrittenLine = {
  text: string;
  /** The number of the line, from 1. */
  at: number;
} & (
  | { kind: 'heading' }
  /** The line's parts, and the heading that names their columns. */
  | {
      kind: 'line';
      parts: readonly string[];
      heading?: Heading;
      isTable: boolean;
      isCut: boolean;
    }
  /** The first line that is not read, and how many more there are after it. */
  | { kind: 'beyond'; more: number }
);

/** A heading as it was written, and the mark between its cells. */
type Heading = { text: string; columns: readonly (OrderColumn | undefined)[]; divider: string };

const BULLET = /^\s*(?:[-*•+–—]|\d{1,3}[.)]|\[[ xX]?\])\s+/;
// '1,000', which is no row of two cells.
const THOUSANDS = /(?<![^\sx$])(\d{1,3}),(\d{3})(?=[\s.]|$)/g;
// Rules under headings, and rows of dashes.
const RULE = /^[-=_*|:+\s]*$/;
// Controls, and what turns the direction of writing or is not seen; a tab divides cells.
const INVISIBLE = /(?!\t)[\p{Cc}\p{Cf}]/gu;

// A cell of a row that goes over several lines, as spreadsheets copy it. Quotes in the place of a cell, which repeat the one above, are none.
const CELL = String.raw` *"(?![\s|;,])(?:[^"\t]|"")*"`;
const BROKEN_CELL = new RegExp(String.raw`(?<=[\t|;,])${CELL}(?= *(?:[\t|;,]|$))|^${CELL}(?= *[\t|;,])`, 'gm');
const BREAKS = /[\r\n\u2028\u2029\f]+/g;

/** The lines of a text, blank ones passed over, at most {@link MOST_READ} of them; each is read to {@link LONGEST_LINE} characters. */
export function writtenLines(text: string): WrittenLine[] {
  const lines: WrittenLine[] = [];
  let heading: Heading | undefined;
  let at = 0;
  let beyond: (WrittenLine & { kind: 'beyond' }) | undefined;
  const rows = text.replace(BROKEN_CELL, (cell) => cell.replace(BREAKS, ' '));
  for (const [start, end] of lineEnds(rows)) {
    at += 1;
    const raw = rows.slice(start, Math.min(end, start + LONGEST_LINE + 1)).replace(INVISIBLE, '');
    const line = raw.slice(0, LONGEST_LINE).trimEnd();
    if (RULE.test(line)) continue;
    if (beyond) {
      beyond.more += 1;
      continue;
    }
    if (lines.length >= MOST_READ) {
      beyond = { kind: 'beyond', text: line, at, more: 0 };
      continue;
    }
    const divider = dividerOf(line);
    const cells = divider === undefined ? [line] : splitCells(line, divider);
    const columns = divider === undefined ? undefined : headingOf(cells);
    if (columns && divider !== undefined) {
      heading = { text: line, columns, divider };
      lines.push({ kind: 'heading', text: line, at });
      continue;
    }
    lines.push({ ...toLine(line, heading), text: line, at, isCut: end - start > LONGEST_LINE });
  }
  return beyond ? [...lines, beyond] : lines;
}

function toLine(line: string, heading: Heading | undefined) {
  const kind = 'line' as const;
  const divider = dividerOf(line);
  if (heading && line.includes(heading.divider)) {
    const parts = splitCells(line, heading.divider);
    // A row that is longer than the heading is none of its table, nor is a sentence with a comma.
    const isOwn = parts.slice(heading.columns.length).every((cell) => cell === '');
    const isFull = heading.divider === '\t' || parts.length >= heading.columns.length;
    if (isOwn && isFull) return { kind, parts, heading, isTable: true };
  }
  let plain = line;
  for (let match = BULLET.exec(plain); match; match = BULLET.exec(plain)) plain = plain.slice(match[0].length);
  if (divider === ',') plain = plain.replace(THOUSANDS, '$1$2');
  const parts = divider === undefined ? [plain] : splitCells(plain, divider);
  return { kind, parts, isTable: divider === '\t' };
}

/** The mark that divides the cells of a line: the first of these that it has. */
function dividerOf(line: string): string | undefined {
  return ['\t', '|', ';', ','].find((divider) => line.includes(divider));
}

/** The beginning and the end of each line. */
function* lineEnds(text: string): Generator<[number, number]> {
  const ends = /\r\n?|[\n\u2028\u2029\f]/g;
  let start = 0;
  for (let match = ends.exec(text); match; match = ends.exec(text)) {
    yield [start, match.index];
    start = match.index + match[0].length;
  }
  yield [start, text.length];
}
