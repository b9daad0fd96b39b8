import { fieldWords } from '../../catalogue/fields/words';
import { inNewCategory, withNewCategories } from '../../catalogue/new-categories';
import type { RawProduct } from '../../catalogue/schema/product';
import * as absence from '../../site/absence-messages';
import { checkAlone } from '../check-products';
import { inSlices } from '../slices';
import type { ProductProblem } from '../store-types';
import type { Bundle } from './bundle';
import { fewest } from './fewest';
import { changedFields, fieldValue, isSame, withFields } from './fields';
import {
  bodyOf,
  type Context,
  editItem,
  exportMark,
  itemsById,
  kindOf,
  type Ledger,
  type LedgerItem,
  stateOf,
  unedited,
} from './ledger';
import { asSent } from './sent';

/** A change of the ledger: a pure function of the document as it stands when it is its turn, in slices where it is about many products. */
export type Change = (ledger: Ledger, context: Context) => Ledger | Promise<Ledger>;

/** A refusal, thrown by a change that cannot be made; nothing has then been changed. */
export class Refusal extends Error {
  constructor(
    readonly reason: 'not-found' | 'conflict' | 'invalid',
    message: string,
    readonly problems: ProductProblem[] = [],
  ) {
    super(message);
  }
}

/** The ledger with each named item mapped anew, in slices that let the page breathe. Ids that it does not have are passed over. */
export async function mapItems(
  ledger: Ledger,
  ids: Iterable<string>,
  { watch }: Context,
  change: (item: LedgerItem) => LedgerItem | undefined,
): Promise<Ledger> {
  const wanted = new Set(ids);
  const items: LedgerItem[] = [];
  const visit = (item: LedgerItem) => {
    const next = wanted.has(item.id) ? change(item) : item;
    if (next) items.push(next);
  };
  await inSlices(ledger.items, visit, watch);
  return { ...ledger, items };
}

/** Some ids. Throws where the ledger lacks one. */
function present(ledger: Ledger, ids: Iterable<string>): Iterable<string> {
  const known = itemsById(ledger);
  for (const id of ids) if (!known.has(id)) throw notFound();
  return ids;
}
const notFound = () => new Refusal('not-found', absence.productNotFound);

/** Puts new products at the end of the list. */
export const addProducts =
  (raws: readonly RawProduct[]): Change =>
  (ledger, { now, bundle }) => {
    const known = itemsById(ledger);
    const taken = raws.filter(({ id }) => known.has(id));
    if (taken.length > 0) {
      const problems = taken.map(({ id }) => ({ id, field: 'id', message: 'is taken' }));
      throw new Refusal('invalid', 'The id is taken', problems);
    }
    const categories = categoriesIn(ledger, bundle);
    const added = raws.map((raw) => ({ id: raw.id, product: inNewCategory(raw, categories), editedAt: now }));
    return { ...ledger, items: [...ledger.items, ...added] };
  };

/** A change that adds one product. */
export const addProduct = (raw: RawProduct): Change => addProducts([raw]);

/** A product as it shall be, and as it was when that was decided. */
export type Edit = { raw: RawProduct; before: RawProduct };

/**
 * Changes products from `before`, as each was shown, to `raw`. What other tabs changed meanwhile in other fields stays; the same field
 * changed in two ways is refused with the value that stands there now.
 */
export const updateProducts =
  (edits: ReadonlyMap<string, Edit>): Change =>
  (ledger, context) =>
    changeBodies(ledger, edits.keys(), context, (current) => {
      const edit = edits.get(current.id);
      return edit ? mergeEdit(edit, current, context.bundle) : current;
    });

/** The ledger with the bodies of some products, none of them deleted, mapped anew. */
function changeBodies(
  ledger: Ledger,
  ids: Iterable<string>,
  context: Context,
  change: (raw: RawProduct) => RawProduct,
): Promise<Ledger> {
  const categories = categoriesIn(ledger, context.bundle);
  return mapItems(ledger, present(ledger, [...ids]), context, (item) => {
    const current = bodyOf(item, context.bundle);
    if (!current || item.deletedAt !== undefined) throw notFound();
    return editItem(item, inNewCategory(change(current), categories, current), context);
  });
}

/** The published categories and those that products of the ledger bring. */
const categoriesIn = ({ items }: Ledger, { categories }: Bundle) =>
  withNewCategories(
    categories,
    items.map(({ product, deletedAt }) => (deletedAt === undefined ? product : undefined)),
  );

/** A change that sets one product to `raw`, which was edited from `before`. */
export const updateProduct = (id: string, raw: RawProduct, before: RawProduct): Change =>
  updateProducts(new Map([[id, { raw, before }]]));

function mergeEdit({ raw, before }: Edit, current: RawProduct, { categories }: Bundle): RawProduct {
  const mine = changedFields(before, raw);
  const theirs = new Map(changedFields(before, current).map(({ field, to }) => [field, to]));
  const clash = (field: string, message: string) => ({ id: current.id, field, message });
  const elsewhere = (field: string) =>
    `was changed in another tab to ${fieldWords(field, theirs.get(field), categories)}`;
  const clashes = mine.filter(({ field, to }) => theirs.has(field) && !isSame(theirs.get(field), to));
  if (clashes.length > 0) {
    const problems = clashes.map(({ field }) => clash(field, elsewhere(field)));
    throw new Refusal('conflict', 'Changed in another tab', problems);
  }
  const merged = withFields(current, Object.fromEntries(mine.map(({ field, to }) => [field, to])));
  // Edits may be right by themselves and wrong together.
  const faults = theirs.size > 0 && checkAlone(raw).length === 0 ? checkAlone(merged) : [];
  if (faults.length > 0) {
    const asTheyWere = (fields: readonly string[]) =>
      Object.fromEntries(fields.map((field) => [field, fieldValue(before, field)]));
    const parts = fewest(
      [...theirs.keys()],
      (fields) => checkAlone(withFields(merged, asTheyWere(fields))).length === 0,
    );
    const others = parts.map((field) => clash(field, elsewhere(field)));
    throw new Refusal('conflict', 'Does not go with a change in another tab', [...faults, ...others]);
  }
  return merged;
}

/** Changes fields of several products at once. */
export const changeProducts =
  (ids: readonly string[], change: (raw: RawProduct) => RawProduct): Change =>
  (ledger, context) =>
    changeBodies(ledger, ids, context, change);

/** Marks products as deleted; they keep their place and body. */
export const removeProducts =
  (ids: readonly string[]): Change =>
  (ledger, context) =>
    mapItems(ledger, present(ledger, ids), context, (item) => ({
      ...item,
      ...(item.deletedAt === undefined && { product: bodyOf(item, context.bundle), deletedAt: context.now }),
    }));

/** Brings deleted products back as they were. */
export const restoreProducts =
  (ids: readonly string[]): Change =>
  (ledger, context) =>
    mapItems(ledger, present(ledger, ids), context, (item) => {
      const { deletedAt: _, conflicts: _c, ...rest } = item;
      const { product, editedAt = context.now } = rest;
      return product ? editItem(rest, product, { ...context, now: editedAt }) : rest;
    });

/** Takes products back to what is published, be it only with a commit so far; new ones go. */
export const revertProducts =
  (ids: readonly string[]): Change =>
  (ledger, context) =>
    mapItems(ledger, present(ledger, ids), context, (item) =>
      item.publishedWith === undefined ? unedited(item) : asSent(item, context),
    );

/** Settles conflicts: the choice for a field decides which of its two values stays. */
export const resolveConflicts =
  (id: string, choices: Readonly<Record<string, 'mine' | 'theirs'>>): Change =>
  (ledger, context) =>
    mapItems(ledger, present(ledger, [id]), context, (item) => {
      const { conflicts = [], ...rest } = item;
      if (conflicts.includes('product')) return choices.product === 'mine' ? rest : (unedited(item) ?? { id });
      const taken = conflicts.filter((field) => choices[field] === 'theirs');
      const left = conflicts.filter((field) => !choices[field]);
      const theirs = taken.map((field) => [field, item.baseValues?.[field] ?? undefined]);
      const body = withFields(item.product ?? {}, Object.fromEntries(theirs));
      return editItem({ ...rest, ...(left.length > 0 && { conflicts: left }) }, body, context);
    });

/** Notes the marks of an export. */
export const markExported =
  (marks: ReadonlyMap<string, string>): Change =>
  (ledger, context) =>
    // A product that was edited after the file was written gets no mark.
    mapItems(ledger, marks.keys(), context, (item) =>
      marks.get(item.id) === exportMark(item) ? { ...item, exportedMark: exportMark(item) } : item,
    );

/** Items that an export writes: changed, and not in conflict. */
export function exportedItems(ledger: Ledger): LedgerItem[] {
  return ledger.items.filter((item) => kindOf(item) !== 'same' && !['live', 'conflict'].includes(stateOf(item)));
}

/**
 * Puts the named products back as they were in `before`, at their places, unless they are not any more what `after` says: somebody has
 * then worked on them since.
 */
export const undo =
  (ids: readonly string[], before: Ledger, after: Ledger): Change =>
  async (ledger, { watch }) => {
    const [now, old, done] = [itemsById(ledger), itemsById(before), itemsById(after)];
    const check = (id: string) => {
      if (!isSame(now.get(id), done.get(id))) throw new Refusal('conflict', 'Changed since');
    };
    await inSlices(ids, check, watch);
    const wanted = new Set(ids);
    const items = ledger.items.flatMap((item) => (wanted.has(item.id) ? (old.get(item.id) ?? []) : item));
    // Items that a revert has taken out come back behind the product that stood before them.
    const present = new Set(items.map(({ id }) => id));
    for (const [index, item] of before.items.entries()) {
      if (!wanted.has(item.id) || present.has(item.id)) continue;
      const previous = before.items[index - 1]?.id;
      items.splice(items.findIndex((other) => other.id === previous) + 1, 0, item);
    }
    return { ...ledger, items };
  };

/** The ids whose items differ between two documents. */
export function changedIds(before: Ledger, after: Ledger): string[] {
  const [old, left] = [itemsById(before), itemsById(after)];
  const ids = after.items.filter((item) => old.get(item.id) !== item).map(({ id }) => id);
  return [...ids, ...before.items.flatMap(({ id }) => (left.has(id) ? [] : id))];
}
