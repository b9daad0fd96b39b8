import { LONGEST_LINE, MOST_READ } from './limits';

/** A line of a text as it was written, by its place from 1; `isCut` where its end is not read. */
export type WrittenLine = { text: string; at: number; isCut: boolean };

const RULE = /^[-=_*|:+\s]*$/;
const INVISIBLE = /(?!\t)[\p{Cc}\p{Cf}]/gu;
// A cell in quotes that goes over several lines, as spreadsheets copy it.
const CELL = String.raw` *"(?![\s|;,])(?:[^"\t]|"")*"`;
const BROKEN_CELL = new RegExp(String.raw`(?<=[\t|;,])${CELL}(?= *(?:[\t|;,]|$))|^${CELL}(?= *[\t|;,])`, 'gm');

/** The lines of a text that are read, without rules and blank ones; and the first of those that are not, with how many come after it. */
export function writtenLines(text: string): { lines: WrittenLine[]; more?: WrittenLine & { count: number } } {
  const lines: WrittenLine[] = [];
  let more: (WrittenLine & { count: number }) | undefined;
  const rows = text.replace(BROKEN_CELL, (cell) => cell.replace(/[\r\n\u2028\u2029\f]+/g, ' '));
  for (const [index, row] of rows.split(/\r\n?|[\n\u2028\u2029\f]/).entries()) {
    const line = row.slice(0, LONGEST_LINE).replace(INVISIBLE, '').trimEnd();
    if (RULE.test(line)) continue;
    const written = { text: line, at: index + 1, isCut: row.length > LONGEST_LINE };
    if (lines.length < MOST_READ) lines.push(written);
    else if (more) more.count += 1;
    else more = { ...written, count: 0 };
  }
  return { lines, ...(more && { more }) };
}
