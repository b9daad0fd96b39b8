import type { Card } from '../catalogue/card';
import type { Choice } from '../catalogue/choice';
import type { Sold } from '../catalogue/variants/variant';
import { lineVariant } from './line-variant';
import { newId } from './new-id';
import { readHead, readLine } from './read-list';
import { MOST_OF_A_LINE, type RequestHead, type RequestLine, type RequestList } from './request';

/** The wish for a product: its picks and how many, for whom, with a note. */
export type RequestedChoice = { choice: Choice; quantity: number; person?: string; note?: string };

/** The names of a product that a line keeps; a card has them, and so does a product page. */
export type RequestedProduct = Pick<Card, 'id' | 'name' | 'brand'>;

/** A change of a line: its new parts, or a function of the line as it stands by then; a person or note of '' is taken out. */
export type LineChange = Partial<Omit<RequestLine, 'id'>> | ((line: RequestLine) => RequestLine);

/** A new line for a product as the catalog has it now. */
export function newLine(asked: RequestedProduct, sold: Sold, wish: RequestedChoice): RequestLine {
  const { id: product, name, brand } = asked;
  const { choice, quantity, person, note } = wish;
  const { number: model, price } = lineVariant(wish, sold);
  return tidied({ id: newId(), product, name, brand, model, price, choice, quantity, person, note });
}

/**
 * The list with lines behind its own. A line that asks for what another does - product, choice, person and note - makes that one grow; what
 * is more than a line can have becomes a line of its own.
 */
export function addLines(list: RequestList, added: readonly RequestLine[]): RequestList {
  const lines = new Map(list.lines.map((line) => [line.id, line]));
  const growing = new Map(list.lines.map((line) => [subjectOf(line), line.id]));
  for (const line of added.map(tidied)) {
    const subject = subjectOf(line);
    const equal = lines.get(growing.get(subject) ?? '');
    const sum = (equal?.quantity ?? 0) + line.quantity;
    if (equal) lines.set(equal.id, { ...equal, quantity: Math.min(sum, MOST_OF_A_LINE) });
    const left = equal ? sum - MOST_OF_A_LINE : sum;
    if (left <= 0) continue;
    const id = lines.has(line.id) ? newId() : line.id;
    lines.set(id, { ...line, id, quantity: left });
    growing.set(subject, id);
  }
  return added.length === 0 ? list : { ...list, lines: [...lines.values()] };
}

/** The list with one line changed. */
export function setLine(list: RequestList, id: string, change: LineChange): RequestList {
  const line = list.lines.find((other) => other.id === id);
  if (!line) return list;
  const next = tidied({ ...(typeof change === 'function' ? change(line) : { ...line, ...change }), id });
  return { ...list, lines: list.lines.map((other) => (other === line ? next : other)) };
}

/** The list without some lines; {@link restoreLines} puts them back. */
export function removeLines(list: RequestList, ids: Iterable<string>): RequestList {
  const gone = new Set(ids);
  const lines = list.lines.filter(({ id }) => !gone.has(id));
  return lines.length === list.lines.length ? list : { ...list, lines };
}

/** Puts back lines of an older list, each behind the one that it followed or the nearest before that; a line that is there again stays as it is. */
export function restoreLines(list: RequestList, older: RequestList, ids: Iterable<string>): RequestList {
  const present = new Set(list.lines.map(({ id }) => id));
  const wanted = new Set(ids);
  const behind = new Map<string | undefined, RequestLine[]>();
  let last: string | undefined;
  for (const line of older.lines) {
    if (present.has(line.id)) last = line.id;
    else if (wanted.has(line.id)) behind.set(last, [...(behind.get(last) ?? []), line]);
  }
  if (behind.size === 0) return list;
  const lines = list.lines.flatMap((line) => [line, ...(behind.get(line.id) ?? [])]);
  return { ...list, lines: [...(behind.get(undefined) ?? []), ...lines] };
}

/** The list with one line before another, or at its end. */
export function moveLine(list: RequestList, id: string, beforeId: string | undefined): RequestList {
  const line = list.lines.find((other) => other.id === id);
  const others = list.lines.filter((other) => other !== line);
  const at = beforeId === undefined ? others.length : others.findIndex((other) => other.id === beforeId);
  return line && at >= 0 ? { ...list, lines: others.toSpliced(at, 0, line) } : list;
}

/** The list under a changed head. */
export function setHead(list: RequestList, changes: Partial<RequestHead>): RequestList {
  return { ...list, head: readHead({ ...list.head, ...changes }) };
}

/** The list without its lines; who asks stays. */
export function clear(list: RequestList): RequestList {
  return { ...list, lines: [] };
}

/** A line with its texts bounded and its quantity whole and possible. */
function tidied(line: RequestLine): RequestLine {
  const whole = Math.round(line.quantity);
  const quantity = Number.isNaN(whole) ? 1 : Math.min(Math.max(whole, 1), MOST_OF_A_LINE);
  const read = readLine({ ...line, quantity });
  if (typeof read === 'string') throw new Error(`A line of a request ${read}: ${line.product}`);
  return read;
}

/** The subject of a line, as a key: all that it asks for, but for how many. */
export function subjectOf({ product, choice, person = '', note = '' }: RequestLine): string {
  const picks = Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([product, picks, person, note]);
}
