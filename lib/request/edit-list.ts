import type { Card } from '../catalogue/card';
import type { Offer } from '../catalogue/variants/offer';
import type { Selection } from '../catalogue/variants/selection';
import { type IndexRow, offerOf } from '../listing/index-row';

import { lineVariant } from './line-variant';
import { parseDetails, parseLine } from './parse-list';
import { MAX_QUANTITY, newId, type RequestDetails, type RequestLine, type RequestList } from './request-list';

/** The selected values of a product, a quantity and a note. */
export type RequestedItem = { choice: Selection; quantity: number; note?: string };

/** The parts of a product that a line stores. */
export type RequestedProduct = Pick<Card, 'id' | 'name' | 'brand'>;

/** A new line for a product, with its item number and price of today. */
export function newLine({ id, name, brand }: RequestedProduct, sold: Offer, item: RequestedItem): RequestLine {
  const { number, price } = lineVariant(item, sold);
  return validLine({ id: newId(), product: id, name, brand, model: number, price, ...item });
}

/**
 * Appends lines. A line with the product, choice and note of an existing one adds to its quantity; what exceeds {@link MAX_QUANTITY}
 * becomes another line.
 */
export function addLines(list: RequestList, added: readonly RequestLine[]): RequestList {
  if (added.length === 0) return list;
  const lines = new Map(list.lines.map((line) => [line.id, line]));
  const idOfItem = new Map(list.lines.map((line) => [itemKey(line), line.id]));
  for (const line of added.map(validLine)) {
    const key = itemKey(line);
    const equal = lines.get(idOfItem.get(key) ?? '');
    const total = (equal?.quantity ?? 0) + line.quantity;
    if (equal) lines.set(equal.id, { ...equal, quantity: Math.min(total, MAX_QUANTITY) });
    const rest = equal ? total - MAX_QUANTITY : total;
    if (rest <= 0) continue;
    const id = lines.has(line.id) ? newId() : line.id;
    lines.set(id, { ...line, id, quantity: rest });
    idOfItem.set(key, id);
  }
  return { ...list, lines: [...lines.values()] };
}

/** Changes one line; '' removes its note. */
export function updateLine(list: RequestList, id: string, update: (line: RequestLine) => RequestLine): RequestList {
  return { ...list, lines: list.lines.map((line) => (line.id === id ? validLine({ ...update(line), id }) : line)) };
}

/** A line with another choice or quantity, and today's name, item number and price of its product. */
export function refreshLine(line: RequestLine, row: IndexRow, changes: Partial<RequestedItem> = {}): RequestLine {
  const { model: _, ...next } = { ...line, ...changes };
  const { number, price } = lineVariant(next, offerOf(row));
  const { name, brand } = row.card;
  return { ...next, name, brand, price, ...(number !== undefined && { model: number }) };
}

/** The list without some lines. */
export function removeLines(list: RequestList, ids: readonly string[]): RequestList {
  return { ...list, lines: list.lines.filter(({ id }) => !ids.includes(id)) };
}

/** Replaces an amount of a line whose size is open by lines with sizes; the rest of it stays. */
export function splitLine(list: RequestList, id: string, sized: readonly RequestLine[]): RequestList {
  const amount = sized.reduce((sum, { quantity }) => sum + quantity, 0);
  const open = list.lines.find((line) => line.id === id);
  const rest = (open?.quantity ?? 0) - amount;
  const reduced = rest > 0 ? updateLine(list, id, (line) => ({ ...line, quantity: rest })) : removeLines(list, [id]);
  return addLines(reduced, sized);
}

/** Changes the details of the order. */
export function updateDetails(list: RequestList, changes: Partial<RequestDetails>): RequestList {
  return { ...list, details: parseDetails({ ...list.details, ...changes }) };
}

/** Joins two lists: the other's lines are added, its details fill empty fields. */
export function joinLists(list: RequestList, other: RequestList): RequestList {
  const fields = Object.entries(list.details).map(([name, text]) => [
    name,
    text || other.details[name as keyof RequestDetails],
  ]);
  const details = Object.fromEntries(fields) as RequestDetails;
  return addLines(
    { ...list, details },
    other.lines.map((line) => ({ ...line, id: newId() })),
  );
}

/** A list before and after an edit. */
export type ListEdit = { before: RequestList; after: RequestList };

/** Undoes an edit, and keeps what has changed since: a line or field that is no longer as the edit left it stays. */
export function undoEdit(now: RequestList, { before, after }: ListEdit): RequestList {
  const [old, edited] = [byId(before), byId(after)];
  const lines = now.lines.flatMap((line) => {
    const isUnchanged = JSON.stringify(line) === JSON.stringify(edited.get(line.id));
    return isUnchanged ? (old.get(line.id) ?? []) : line;
  });
  const present = new Set(lines.map(({ id }) => id));
  const removed = before.lines.filter(({ id }) => !edited.has(id) && !present.has(id));
  // A removed line returns to its place: after the nearest earlier line that is still there.
  for (const line of removed) {
    const earlier = before.lines.slice(0, before.lines.indexOf(line)).map(({ id }) => id);
    lines.splice(lines.findLastIndex(({ id }) => earlier.includes(id)) + 1, 0, line);
  }
  const details = Object.fromEntries(
    (Object.keys(now.details) as (keyof RequestDetails)[]).map((name) => [
      name,
      now.details[name] === after.details[name] ? before.details[name] : now.details[name],
    ]),
  ) as RequestDetails;
  return { details, lines };
}

const byId = ({ lines }: RequestList) => new Map(lines.map((line) => [line.id, line]));

/** A line with its texts cut to their lengths and a whole quantity. Throws for a line without a product. */
function validLine(line: Omit<RequestLine, 'model'> & { model?: string | undefined }): RequestLine {
  const quantity = Math.min(Math.max(Math.round(line.quantity) || 1, 1), MAX_QUANTITY);
  const parsed = parseLine({ ...line, quantity });
  if (typeof parsed === 'string') throw new Error(`A line of the request list ${parsed}: ${line.product}`);
  return parsed;
}

/** The same text for two lines that request the same. */
function itemKey({ product, choice, note = '' }: RequestLine): string {
  return JSON.stringify([product, Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1)), note]);
}
