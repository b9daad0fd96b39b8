import { fieldWords } from '../../catalogue/fields/words';
import type { RawProduct } from '../../catalogue/schema/product';
import * as absence from '../../site/absence-messages';
import { checkAlone } from '../check-products';
import { inSlices, type Watch } from '../slices';
import type { ProductProblem } from '../store-types';
import type { Bundle } from './bundle';
import { changedFields, isSame, withFields } from './fields';
import { bodyOf, editItem, exportMark, kindOf, type Ledger, type LedgerItem, stateOf } from './ledger';
import { asSent } from './sent';

/** A change of the ledger: a pure function of the document as it stands when it is its turn, in slices where it is about many products. */
export type Change = (ledger: Ledger, context: Context) => Ledger | Promise<Ledger>;
/** The circumstances of a change: the published bundle, the time in milliseconds, and a watch on its progress. */
export type Context = { bundle: Bundle; now: number; watch?: Watch | undefined };

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

/** The ledger with each named item mapped anew, in slices that let the page breathe. */
export async function mapItems(
  ledger: Ledger,
  ids: readonly string[],
  { watch }: Context,
  change: (item: LedgerItem) => LedgerItem | undefined,
): Promise<Ledger> {
  const wanted = new Set(ids);
  const known = new Set(ledger.items.map(({ id }) => id));
  for (const id of wanted) if (!known.has(id)) throw notFound();
  const items: LedgerItem[] = [];
  const visit = (item: LedgerItem) => {
    const next = wanted.has(item.id) ? change(item) : item;
    if (next) items.push(next);
  };
  await inSlices(ledger.items, visit, watch);
  return { ...ledger, items };
}
const notFound = () => new Refusal('not-found', absence.productNotFound);

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
    return { ...ledger, items: [...ledger.items, ...raws.map((raw) => ({ id: raw.id, product: raw, editedAt: now }))] };
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
    mapItems(ledger, [...edits.keys()], context, (item) => {
      const { bundle, now } = context;
      const current = bodyOf(item, bundle);
      const edit = edits.get(item.id);
      if (!current || !edit || item.deletedAt !== undefined) throw notFound();
      return editItem(item, mergeEdit(edit, current, bundle), bundle.products.get(item.id), now);
    });

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
    const asItWas: Record<string, unknown> = before;
    const isPart = (field: string) => checkAlone(withFields(merged, { [field]: asItWas[field] })).length === 0;
    const fields = [...theirs.keys()];
    const parts = fields.some(isPart) ? fields.filter(isPart) : fields;
    const others = parts.map((field) => clash(field, elsewhere(field)));
    throw new Refusal('conflict', 'Does not go with a change in another tab', [...faults, ...others]);
  }
  return merged;
}

/** Changes fields of several products at once. */
export const changeProducts =
  (ids: readonly string[], change: (raw: RawProduct) => RawProduct): Change =>
  (ledger, context) =>
    mapItems(ledger, ids, context, (item) => {
      const { bundle, now } = context;
      const current = bodyOf(item, bundle);
      if (!current || item.deletedAt !== undefined) throw notFound();
      return editItem(item, change(current), bundle.products.get(item.id), now);
    });

/** Marks products as deleted; they keep their place and body. */
export const removeProducts =
  (ids: readonly string[]): Change =>
  (ledger, context) =>
    mapItems(ledger, ids, context, (item) =>
      item.deletedAt === undefined
        ? { ...item, product: bodyOf(item, context.bundle) as RawProduct, deletedAt: context.now }
        : item,
    );

/** Brings deleted products back as they were. */
export const restoreProducts =
  (ids: readonly string[]): Change =>
  (ledger, context) =>
    mapItems(ledger, ids, context, (item) => {
      const { deletedAt: _, conflicts: _c, ...rest } = item;
      return rest.product
        ? editItem(rest, rest.product, context.bundle.products.get(item.id), rest.editedAt ?? context.now)
        : rest;
    });

/** Takes products back to what is published, be it only with a commit so far; new ones go. */
export const revertProducts =
  (ids: readonly string[]): Change =>
  (ledger, context) =>
    mapItems(ledger, ids, context, (item) => {
      if (item.publishedWith !== undefined) return asSent(item, context);
      return item.baseHash === undefined ? undefined : { id: item.id, baseHash: item.baseHash };
    });

/** Settles conflicts: the choice for a field decides which of its two values stays. */
export const resolveConflicts =
  (id: string, choices: Readonly<Record<string, 'mine' | 'theirs'>>): Change =>
  (ledger, context) =>
    mapItems(ledger, [id], context, (item) => {
      const { bundle, now } = context;
      const published = bundle.products.get(id);
      const { conflicts = [], ...rest } = item;
      if (conflicts.includes('product')) {
        if (choices.product === 'mine') return rest;
        return { id, ...(item.baseHash && { baseHash: item.baseHash }) };
      }
      const taken = conflicts.filter((field) => choices[field] === 'theirs');
      const left = conflicts.filter((field) => !choices[field]);
      const p = item.product as RawProduct;
      const settled = withFields(
        p,
        Object.fromEntries(taken.map((field) => [field, item.baseValues?.[field] ?? undefined])),
      );
      return editItem({ ...rest, ...(left.length > 0 && { conflicts: left }) }, settled, published, now);
    });

/** Notes the marks of an export. */
export const markExported =
  (marks: ReadonlyMap<string, string>): Change =>
  (ledger, context) => {
    const known = new Set(ledger.items.map(({ id }) => id));
    const ids = [...marks.keys()].filter((id) => known.has(id));
    // A product that was edited after the file was written gets no mark.
    return mapItems(ledger, ids, context, (item) =>
      marks.get(item.id) === exportMark(item) ? { ...item, exportedMark: exportMark(item) } : item,
    );
  };

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
    const [now, old, done] = [byId(ledger), byId(before), byId(after)];
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

const byId = ({ items }: Ledger) => new Map(items.map((item) => [item.id, item]));

/** The ids whose items differ between two documents. */
export function changedIds(before: Ledger, after: Ledger): string[] {
  const old = new Map(before.items.map((item) => [item.id, item]));
  const ids = after.items.filter((item) => old.get(item.id) !== item).map(({ id }) => id);
  const left = new Set(after.items.map(({ id }) => id));
  return [...ids, ...before.items.flatMap(({ id }) => (left.has(id) ? [] : id))];
}
