import type { RawProduct } from '../../catalogue/schema/product';
import * as messages from '../../site/messages';
import { checkProducts } from '../check-products';
import type { ProductProblem } from '../store-types';
import type { Bundle } from './bundle';
import { changedFields, isSame, withFields } from './fields';
import { bodyOf, editItem, exportMark, kindOf, type Ledger, type LedgerItem, stateOf } from './ledger';

/** A change of the ledger: a pure function of the document as it stands when it is its turn. */
export type Change = (ledger: Ledger, context: { bundle: Bundle; now: number }) => Ledger;

/** Thrown by a change that cannot be made; nothing has then been changed. */
export class Refusal extends Error {
  constructor(
    readonly reason: 'not-found' | 'conflict' | 'invalid',
    message: string,
    readonly problems: ProductProblem[] = [],
  ) {
    super(message);
  }
}

const mapItems = (
  ledger: Ledger,
  ids: readonly string[],
  change: (item: LedgerItem) => LedgerItem | undefined,
): Ledger => {
  const wanted = new Set(ids);
  const known = new Set(ledger.items.map(({ id }) => id));
  for (const id of wanted) if (!known.has(id)) throw notFound();
  return { ...ledger, items: ledger.items.flatMap((item) => (wanted.has(item.id) ? (change(item) ?? []) : item)) };
};
const notFound = () => new Refusal('not-found', messages.productNotFound);

/** A change after which every product that it touched must be one that a build takes, on its own and among the others. */
export const checked =
  (change: Change): Change =>
  (ledger, context) => {
    const next = change(ledger, context);
    const touched = new Set(changedIds(ledger, next));
    const present = next.items.flatMap((item) => (item.d === undefined ? (bodyOf(item, context.bundle) ?? []) : []));
    const problems = checkProducts(
      present.filter(({ id }) => touched.has(id)),
      present,
    );
    if (problems.length > 0) throw new Refusal('invalid', 'A product is not valid', problems);
    return next;
  };

/** Puts new products at the end of the list. */
export const addProducts =
  (raws: readonly RawProduct[]): Change =>
  (ledger, { now }) => {
    const known = new Set(ledger.items.map(({ id }) => id));
    const taken = raws.filter(({ id }) => known.has(id));
    if (taken.length > 0) {
      const problems = taken.map(({ id }) => ({ id, field: 'id', message: 'is taken' }));
      throw new Refusal('invalid', 'The id is taken', problems);
    }
    return { ...ledger, items: [...ledger.items, ...raws.map((raw) => ({ id: raw.id, p: raw, e: now }))] };
  };

export const addProduct = (raw: RawProduct): Change => addProducts([raw]);

/** A product as it shall be, and as it was when that was decided. */
export type Edit = { raw: RawProduct; before: RawProduct };

/**
 * Changes products from `before`, as each was shown, to `raw`. What other tabs changed meanwhile in other fields stays; the same field
 * changed in two ways is refused with the value that stands there now.
 */
export const updateProducts =
  (edits: ReadonlyMap<string, Edit>): Change =>
  (ledger, { bundle, now }) =>
    mapItems(ledger, [...edits.keys()], (item) => {
      const current = bodyOf(item, bundle);
      const edit = edits.get(item.id);
      if (!current || !edit || item.d !== undefined) throw notFound();
      return editItem(item, mergeEdit(edit, current), bundle.products.get(item.id), now);
    });

export const updateProduct = (id: string, raw: RawProduct, before: RawProduct): Change =>
  updateProducts(new Map([[id, { raw, before }]]));

function mergeEdit({ raw, before }: Edit, current: RawProduct): RawProduct {
  const mine = changedFields(before, raw);
  const theirs = new Map(changedFields(before, current).map(({ field, to }) => [field, to]));
  const clashes = mine.filter(({ field, to }) => theirs.has(field) && !isSame(theirs.get(field), to));
  if (clashes.length > 0) {
    const problems = clashes.map(({ field }) => ({
      id: current.id,
      field,
      message: `was changed in another tab to ${JSON.stringify(theirs.get(field) ?? 'nothing')}`,
    }));
    throw new Refusal('conflict', 'Changed in another tab', problems);
  }
  return withFields(current, Object.fromEntries(mine.map(({ field, to }) => [field, to])));
}

/** Changes fields of several products at once. */
export const changeProducts =
  (ids: readonly string[], change: (raw: RawProduct) => RawProduct): Change =>
  (ledger, { bundle, now }) =>
    mapItems(ledger, ids, (item) => {
      const current = bodyOf(item, bundle);
      if (!current || item.d !== undefined) throw notFound();
      return editItem(item, change(current), bundle.products.get(item.id), now);
    });

/** Marks products as deleted; they keep their place and body. One that a remaining kit is made of cannot go. */
export const removeProducts =
  (ids: readonly string[]): Change =>
  (ledger, { bundle, now }) => {
    const going = new Set(ids);
    const problems = ledger.items.flatMap((item) => {
      const raw = item.d === undefined && !going.has(item.id) ? bodyOf(item, bundle) : undefined;
      return (raw?.pieces ?? [])
        .filter((piece) => going.has(piece))
        .map((piece) => ({ id: piece, field: piece, message: `is a piece of the kit ${raw?.name}` }));
    });
    if (problems.length > 0) throw new Refusal('invalid', 'A piece of a kit', problems);
    return mapItems(ledger, ids, (item) =>
      item.d === undefined ? { ...item, p: bodyOf(item, bundle) as RawProduct, d: now } : item,
    );
  };

/** Brings deleted products back as they were. */
export const restoreProducts =
  (ids: readonly string[]): Change =>
  (ledger, { bundle, now }) =>
    mapItems(ledger, ids, (item) => {
      const { d: _, c: _c, ...rest } = item;
      return rest.p ? editItem(rest, rest.p, bundle.products.get(item.id), rest.e ?? now) : rest;
    });

/** Takes products back to what is published; new ones go. */
export const revertProducts =
  (ids: readonly string[]): Change =>
  (ledger) =>
    mapItems(ledger, ids, ({ id, h }) => (h === undefined ? undefined : { id, h }));

/** Settles conflicts: the choice for a field decides which of its two values stays. */
export const resolveConflicts =
  (id: string, choices: Readonly<Record<string, 'mine' | 'theirs'>>): Change =>
  (ledger, { bundle, now }) =>
    mapItems(ledger, [id], (item) => {
      const published = bundle.products.get(id);
      const { c = [], ...rest } = item;
      if (c.includes('product')) {
        if (choices.product === 'mine') return rest;
        return { id, ...(item.h && { h: item.h }) };
      }
      const taken = c.filter((field) => choices[field] === 'theirs');
      const left = c.filter((field) => !choices[field]);
      const p = item.p as RawProduct;
      const settled = withFields(p, Object.fromEntries(taken.map((field) => [field, item.b?.[field] ?? undefined])));
      return editItem({ ...rest, ...(left.length > 0 && { c: left }) }, settled, published, now);
    });

/** Notes what an export has written. */
export const markExported =
  (marks: ReadonlyMap<string, string>): Change =>
  (ledger) => ({
    ...ledger,
    items: ledger.items.map((item) =>
      // What was edited after the file was written is not in it.
      marks.get(item.id) === exportMark(item) ? { ...item, x: exportMark(item) } : item,
    ),
  });

/** Everything that an export writes: changed, and not in conflict. */
export function exportedItems(ledger: Ledger): LedgerItem[] {
  return ledger.items.filter((item) => kindOf(item) !== 'same' && !['live', 'conflict'].includes(stateOf(item)));
}

/**
 * Puts the named products back as they were in `before`, at their places, unless they are not any more what `after` says: somebody has
 * then worked on them since.
 */
export const undo =
  (ids: readonly string[], before: Ledger, after: Ledger): Change =>
  (ledger) => {
    const find = ({ items }: Ledger, id: string) => items.find((item) => item.id === id);
    for (const id of ids) {
      if (!isSame(find(ledger, id), find(after, id))) throw new Refusal('conflict', 'Changed since');
    }
    const wanted = new Set(ids);
    const items = ledger.items.flatMap((item) => (wanted.has(item.id) ? (find(before, item.id) ?? []) : item));
    // What a revert has taken out comes back behind the product that stood before it.
    for (const id of ids) {
      const item = find(before, id);
      if (!item || items.some((other) => other.id === id)) continue;
      const previous = before.items[before.items.indexOf(item) - 1]?.id;
      items.splice(items.findIndex((other) => other.id === previous) + 1, 0, item);
    }
    return { ...ledger, items };
  };

/** The ids whose items differ between two documents. */
export function changedIds(before: Ledger, after: Ledger): string[] {
  const old = new Map(before.items.map((item) => [item.id, item]));
  const ids = after.items.filter((item) => old.get(item.id) !== item).map(({ id }) => id);
  const left = new Set(after.items.map(({ id }) => id));
  return [...ids, ...before.items.flatMap(({ id }) => (left.has(id) ? [] : id))];
}
