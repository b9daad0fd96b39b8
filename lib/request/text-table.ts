import { choiceWords } from '../catalogue/choice';
import { counted } from '../counted';
import { amountWords, formatUnits, headWords, lineProductWords, totalWords } from './line-words';
import type { RequestList } from './request';
import { lineLabels } from './request-messages';
import { leftOutSentence, type Review, type ReviewedLine } from './review';
import { toldOf } from './review-words';

/** Columns of the table: what letters and mail programs show without breaking a line. */
const WIDTH = 72;
const INDENT = 5;
const LABEL = 12;

/** The list as a table of plain text, 72 columns wide: its head, its lines and what they come to. */
export function toTextTable({ head }: RequestList, { lines, totals }: Review): string {
  const heading = row('#', lineLabels.model, 'Qty', lineLabels.price, lineLabels.total);
  const leftOut = leftOutSentence(totals);
  return [
    ...headWords(head).flatMap(([label, value]) =>
      wrapped(value, LABEL).map((text, at) => (at === 0 ? label.padEnd(LABEL) : ' '.repeat(LABEL)) + text),
    ),
    '',
    heading,
    '-'.repeat(WIDTH),
    ...lines.flatMap(linesOf),
    '-'.repeat(WIDTH),
    summed(
      `Total of ${counted(totals.lines, 'line')}, ${counted(totals.pieces, 'piece')}`,
      totalWords(totals.subtotal),
    ),
    ...(totals.saved > 0 ? [summed('Discounts in it', formatUnits(totals.saved))] : []),
    ...(leftOut ? wrapped(leftOut, 0) : []),
  ]
    .join('\n')
    .trim();
}

function linesOf(reviewed: ReviewedLine, index: number): string[] {
  const { line, row: found, findings } = reviewed;
  const { unit, amount } = amountWords(reviewed);
  const texts = [
    lineProductWords(reviewed),
    choiceWords(line.choice),
    line.person && `For ${line.person}`,
    line.note && `Note: ${line.note}`,
    ...toldOf(findings),
  ];
  return [
    row(String(index + 1), (found?.card ?? line).model ?? '', String(line.quantity), unit, amount),
    ...texts.flatMap((text) => (text ? wrapped(text, INDENT).map((part) => ' '.repeat(INDENT) + part) : [])),
  ];
}

function row(at: string, model: string, quantity: string, unit: string, amount: string): string {
  const cells = [
    at.padStart(INDENT - 2),
    '  ',
    model.slice(0, 28).padEnd(29),
    quantity.padStart(5),
    unit.padStart(16),
    amount.padStart(17),
  ];
  return cells.join('').trimEnd();
}

function summed(label: string, amount: string): string {
  return label + amount.padStart(Math.max(WIDTH - label.length, amount.length + 1));
}

/** A text in lines that have room behind an indent, broken between words. */
function wrapped(text: string, indent: number): string[] {
  const room = WIDTH - indent;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1) ?? '';
      if (last === '') lines[lines.length - 1] = word;
      else if (last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}
