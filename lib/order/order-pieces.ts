import { fold } from '../search/normalise';
import { toAtoms } from './atoms';
import { splitCells } from './cells';
import { findGoods } from './find-goods';
import type { Goods } from './goods';
import { headOf, type OrderTable } from './head-of';
import { FOUND, LONGEST_LINE, MOST_COLUMNS, MOST_READ } from './limits';
import type { OrderLine } from './order-line';
import { personOfHeading } from './people';
import { numberAt } from './quantities';
import type { Resolution, TableColumns } from './resolution';
import { rowLines } from './row-lines';
import { orderNumbers, orderWords } from './words';
import { type WrittenLine, writtenLines } from './written-lines';

/** A line to resolve, or one that is settled already. */
export type OrderPiece = OrderLine | Resolution;

const about = [...orderWords('about')].map(plain);
const sums = new Set([...orderWords('sums')].map(plain));
const verbs = orderWords('order');
const numbers = orderNumbers('numbers');
const each = orderWords('each');
const per = orderWords('per');
const references = orderWords('references');
const notes = orderWords('notes');

/**
 * The lines of a text in their order, those of tables by their columns; blank lines are passed over. Beyond {@link MOST_READ} lines one
 * resolution says how many are left out.
 */
export function orderPieces(text: string, columns: TableColumns, goods: Goods): OrderPiece[] {
  const { lines, more } = writtenLines(text);
  const pieces: OrderPiece[] = [];
  let table: OrderTable | undefined;
  const worn = new Map<string, string>();
  let group: { person?: string; times?: number; under: string; isIndented: boolean; next: number } | undefined;
  for (const [index, line] of lines.entries()) {
    const { at } = line;
    const plainText = line.text;
    const next = lines[index + 1];
    const wears = wornIn(line.text, goods);
    if (wears.size > 1 && next) {
      for (const [noun, text] of wears) worn.set(noun, text);
      pieces.push({ kind: 'heading', text: line.text, at });
      continue;
    }
    const head = headOf(
      line.text,
      lines.slice(index + 1, index + 20).map((other) => other.text),
      goods,
      columns[at],
      table !== undefined,
    );
    if (head) {
      table = head.table;
      for (const [column, name] of table.heads.entries())
        if (table.columns[column] === 'goods')
          table.heads[column] = `${name} ${worn.get(toAtoms(name)[0]?.stem ?? '') ?? ''}`;
      pieces.push({
        kind: 'table',
        text: line.text,
        at,
        names: head.names,
        columns: head.table.columns,
        isUnderstood: head.isUnderstood,
      });
      if (!head.isRow) {
        if (!table.columns.includes('sizes')) continue;
        const isFirstGoods = firstNames(line.text, table.divider, goods);
        const isRowGoods = firstNames(lines[index + 1]?.text ?? '', table.divider, goods);
        if (isFirstGoods && !isRowGoods) table.title = table.heads[0] ?? '';
        const title = pieces.at(-2);
        if (title && !('kind' in title) && title.at === at - 1 && !isFirstGoods && !isRowGoods) {
          table.title = title.text;
          pieces.splice(-2, 1, { kind: 'heading', text: title.text, at: title.at });
        }
        continue;
      }
    }
    const rows = table && rowLines(table, line);
    if (rows === 'head') {
      pieces.push({ kind: 'heading', text: line.text, at });
      continue;
    }
    if (rows && !isSum(plainText)) {
      pieces.push(...(rows.length > 0 ? rows : [{ kind: 'prose' as const, text: line.text, at }]));
      continue;
    }
    if (isSum(plainText) || (isAbout(plainText) && (isNote(plainText) || !ordersBehind(plainText, goods)))) {
      pieces.push({ kind: 'prose', text: line.text, at });
      continue;
    }
    const isIndented = /^\s/.test(line.text);
    const person = personOfHeading(
      line.text,
      goods,
      next !== undefined && /^[\s•*-]/.test(next.text) && next.at === at + 1,
    );
    const times = person === undefined ? timesOf(line.text, goods) : undefined;
    if (person !== undefined || times !== undefined) {
      group = {
        ...(person !== undefined && { person }),
        ...(times !== undefined && { times }),
        under: line.text,
        isIndented: /^\s/.test(next?.text ?? ''),
        next: at + 2,
      };
      pieces.push({ kind: 'heading', text: line.text, at });
      continue;
    }
    if (group && (at > group.next || (group.isIndented && !isIndented) || plainText.trimEnd().endsWith(':')))
      group = undefined;
    if (group) group.next = at + 1;
    const { isIndented: _, next: __, ...whose } = group ?? { isIndented: false, next: 0 };
    pieces.push(...asLines(line, whose));
  }
  if (more)
    pieces.push({
      kind: 'none',
      text: more.text,
      at: more.at,
      quantity: 1,
      marks: [],
      doubts: [
        `Only the first ${MOST_READ} lines are read: this one is not${more.count > 0 ? `, nor the ${more.count} after it` : ''}.`,
      ],
    });
  return pieces;
}

/** A line outside tables; cells of a row without a head stay apart. One for several people is a line each. */
function asLines({ text, at, isCut }: WrittenLine, whose: Pick<OrderLine, 'person' | 'under' | 'times'>): OrderLine[] {
  const people = peopleOf(text);
  const place = { text, at, isRow: false, isCut, ...whose };
  if (people) {
    const start = text.indexOf(':') + 1;
    return people.map(({ person, size }) => ({
      ...place,
      person,
      cells: [
        { text: size, start: -LONGEST_LINE },
        { text: text.slice(start), start },
      ],
    }));
  }
  const divider = text.includes('\t') ? '\t' : undefined;
  return [
    {
      ...place,
      isRow: divider !== undefined,
      cells: divider ? splitCells(text, divider).slice(0, MOST_COLUMNS) : [{ text, start: 0 }],
    },
  ];
}

/** The number of people or sets for whom the lines under a heading are, '12 recruits, each gets:'; NaN where it is not clear. */
function timesOf(text: string, goods: Goods): number | undefined {
  if (!/:\s*$/.test(text)) return undefined;
  const atoms = toAtoms(text);
  const [only, other] = atoms.flatMap(({ isGlued }, at) =>
    isGlued || references.has(atoms[at - 1]?.word ?? '') || numberAt(atoms, at)?.isArticle
      ? []
      : (numberAt(atoms, at)?.value ?? []),
  );
  const isEach = atoms.some(({ word }) => each.has(word) || per.has(word));
  if (!isEach || only === undefined || findGoods(atoms, goods).isCertain) return undefined;
  return other === undefined && Number.isInteger(only) ? only : Number.NaN;
}

/** Whether the first cell of a row names goods. */
function firstNames(row: string, divider: string, goods: Goods): boolean {
  const { meant, share } = findGoods(toAtoms(splitCells(row, divider)[0]?.text ?? ''), goods);
  return meant[0]?.isGuessed === false && share >= FOUND;
}

/** The goods that a line over a table names for its columns: 'Jackets: Blauer fleece. Boots: Rocky.' */
function wornIn(text: string, goods: Goods): Map<string, string> {
  const parts = [...text.matchAll(/(?:^|[.;]\s*)(\p{L}+)\s*:\s*([^:]+?)(?=[.;]\s*\p{L}+\s*:|[.;]?\s*$)/gu)];
  return new Map(
    parts.flatMap(([, name = '', named = '']): [string, string][] => {
      const stem = toAtoms(name)[0]?.stem ?? '';
      return goods.isNoun(stem) ? [[stem, named]] : [];
    }),
  );
}

/** 'Lopez (L), Ortiz (XL): …': the same goods for several people in their sizes. */
function peopleOf(text: string): { person: string; size: string }[] | undefined {
  const [front = '', goods] = text.split(':', 2);
  if (!goods?.trim() || !front.includes('(')) return undefined;
  const people = front
    .split(/,\s*(?![^(]*\))|\s+and\s+/)
    .map((part) => /^\s*(\p{Lu}[\p{L}'’. -]*?)\s*(?:\(([^()]{1,12})\))\s*$/u.exec(part));
  if (people.length < 2 || people.some((match) => !match)) return undefined;
  return people.flatMap((match) => (match ? [{ person: match[1] ?? '', size: match[2] ?? '' }] : []));
}

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a line is about an order and not a part of it: 'Thanks!', 'PO 12345', 'Ship to: …'. */
function isAbout(line: string): boolean {
  const words = plain(line.slice(0, 200));
  const all = words.split(' ');
  // 'hi this is unit twelve, … so send ten'.
  if (
    !isNote(line) &&
    all.length > 5 &&
    all.some((word) => /\d/.test(word) || numbers.has(word)) &&
    all.some((word, index) => index > 0 && verbs.has(word))
  )
    return false;
  // 'hi-vis vests' greet nobody.
  if (/^\p{L}+-\p{L}/u.test(line)) return false;
  return about.some((phrase) => words === phrase || words.startsWith(`${phrase} `));
}

/** Whether a line is a note by its first word: 'Note: …'. */
const isNote = (line: string) => notes.has(plain(line).split(' ')[0] ?? '');

/** Whether goods stand behind the mark that ends the beginning of a line: 'PO# 44871 – 6 …'. */
function ordersBehind(line: string, goods: Goods): boolean {
  const [, rest = ''] = /^[^–—:/]{0,40}?(?:[–—:/]|\s-\s)(.+)$/.exec(line) ?? [];
  const found = findGoods(toAtoms(rest), goods);
  return found.meant.length > 0 && found.share >= FOUND;
}

/** Whether a line sums up: 'Subtotal $120.00'. */
function isSum(line: string): boolean {
  const words = toAtoms(line.slice(0, 200))
    .filter(({ value, text }) => value === undefined && /\p{L}/u.test(text))
    .map(({ word }) => word)
    .join(' ');
  return sums.has(words) || sums.has(plain(line.split(':')[0] ?? ''));
}
