import type { Card } from '../catalogue/card';
import type { Offer, Selection } from '../catalogue/variants/offer';
import { type IndexRow, offerOf } from '../listing/index-row';
import { lineVariant } from './line-variant';
import { parseDetails, parseLine } from './parse-list';
import {
  MAX_QUANTITY,
  mapDetails,
  newId,
  type RequestDetails,
  type RequestLine,
  type RequestList,
} from './request-list';

/** Selection, quantity and note of a product to add; the fields of a {@link RequestLine}. */
export type RequestedItem = { choice: Selection; quantity: number; note?: string };

/** The product fields that a line stores. */
export type RequestedProduct = Pick<Card, 'id' | 'name' | 'brand'>;

/** A new line for a product, with its current item number and price. */
export function newLine({ id, name, brand }: RequestedProduct, offer: Offer, item: RequestedItem): RequestLine {
  const { number, price } = lineVariant(item, offer);
  return validLine({ id: newId(), product: id, name, brand, model: number, price, ...item });
}

/**
 * Appends lines. A line with the product, selection and note of an existing line adds to its quantity.
 * Quantity above {@link MAX_QUANTITY} becomes a second line.
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

/** Changes one line. An empty note is removed. An unknown id changes nothing. */
export function updateLine(list: RequestList, id: string, update: (line: RequestLine) => RequestLine): RequestList {
  return { ...list, lines: list.lines.map((line) => (line.id === id ? validLine({ ...update(line), id }) : line)) };
}

/** Applies changes to a line and updates its name, item number and price from the catalogue. */
export function refreshLine(line: RequestLine, row: IndexRow, changes: Partial<RequestedItem> = {}): RequestLine {
  const { model: _, ...next } = { ...line, ...changes };
  const { number, price } = lineVariant(next, offerOf(row));
  const { name, brand } = row.card;
  return { ...next, name, brand, price, ...(number !== undefined && { model: number }) };
}

export function removeLines(list: RequestList, ids: readonly string[]): RequestList {
  return { ...list, lines: list.lines.filter(({ id }) => !ids.includes(id)) };
}

/** Replaces a line without a size by lines with sizes. If their quantities add up to less, the rest stays in the open line. */
export function splitLine(list: RequestList, id: string, sized: readonly RequestLine[]): RequestList {
  const amount = sized.reduce((sum, { quantity }) => sum + quantity, 0);
  const open = list.lines.find((line) => line.id === id);
  const rest = (open?.quantity ?? 0) - amount;
  const reduced = rest > 0 ? updateLine(list, id, (line) => ({ ...line, quantity: rest })) : removeLines(list, [id]);
  return addLines(reduced, sized);
}

/** Changes order details. Invalid values become ''. */
export function updateDetails(list: RequestList, changes: Partial<RequestDetails>): RequestList {
  return { ...list, details: parseDetails({ ...list.details, ...changes }) };
}

/** Appends the lines of `other` with new ids, and fills empty order details from it. */
export function joinLists(list: RequestList, other: RequestList): RequestList {
  const details = mapDetails((field) => list.details[field] || other.details[field]);
  const lines = other.lines.map((line) => ({ ...line, id: newId() }));
  return addLines({ ...list, details }, lines);
}

/** List before and after an edit, for undo. */
export type ListEdit = { before: RequestList; after: RequestList };

/** Reverts an edit but keeps later changes. A line or detail that has changed since the edit stays as it is. */
export function undoEdit(now: RequestList, { before, after }: ListEdit): RequestList {
  const [old, edited] = [byId(before), byId(after)];
  const lines = now.lines.flatMap((line) => {
    const isUnchanged = JSON.stringify(line) === JSON.stringify(edited.get(line.id));
    return isUnchanged ? (old.get(line.id) ?? []) : line;
  });
  const present = new Set(lines.map(({ id }) => id));
  const removed = before.lines.filter(({ id }) => !edited.has(id) && !present.has(id));
  // Restores the position of a removed line: after the nearest earlier line that still exists.
  for (const line of removed) {
    const earlier = before.lines.slice(0, before.lines.indexOf(line)).map(({ id }) => id);
    lines.splice(lines.findLastIndex(({ id }) => earlier.includes(id)) + 1, 0, line);
  }
  const textOf = (field: keyof RequestDetails) =>
    now.details[field] === after.details[field] ? before.details[field] : now.details[field];
  return { details: mapDetails(textOf), lines };
}

const byId = ({ lines }: RequestList) => new Map(lines.map((line) => [line.id, line]));

/** Truncates texts and rounds the quantity. Throws if the line has no product. */
function validLine(line: Omit<RequestLine, 'model'> & { model?: string | undefined }): RequestLine {
  const quantity = Math.min(Math.max(Math.round(line.quantity) || 1, 1), MAX_QUANTITY);
  const parsed = parseLine({ ...line, quantity });
  if (typeof parsed === 'string') throw new Error(`A line of the request list ${parsed}: ${line.product}`);
  return parsed;
}

/** Key of product, selection and note; lines with the same key are merged. */
function itemKey({ product, choice, note = '' }: RequestLine): string {
  return JSON.stringify([product, Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1)), note]);
}
