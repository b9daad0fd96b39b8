import { groupBy } from '../../catalogue/group-by';
import type { RawProduct } from '../../catalogue/schema/product';
import type { Choices, Clash } from '../change-set/clash';
import { fieldValue, isSame, withFields } from './fields';
import {
  bodyOf,
  type Context,
  editItem,
  exportMark,
  isSent,
  itemsById,
  kindOf,
  type Ledger,
  type LedgerItem,
  sentValue,
  unedited,
} from './ledger';
import { type Change, mapItems } from './operations';
import { lastValues, noteSent, type Sent, withoutSent } from './sent';

/** Products by id with what a commit did to them. */
type Marks = ReadonlyMap<string, Sent>;

/** Notes the products sent with a commit. Edits made meanwhile were not sent, and still count as unpublished. */
export const markPublished =
  (marks: Marks, commit: string): Change =>
  async (ledger, context) => {
    const marked = await mapMarked(ledger, marks, context, (item, sent) => notePublished(item, sent, commit, context));
    // A new product that was thrown away here while it was sent: the branch has it, and shall not.
    return { ...marked, items: [...marked.items, ...missing(ledger, marks, commit, { deletedAt: context.now })] };
  };

/**
 * Notes that what a commit did was put back with another one: the products are as the branch has them now, and what was edited since stands
 * on that.
 */
export const markPutBack =
  (marks: Marks, commit: string): Change =>
  async (ledger, context) => {
    const marked = await mapMarked(ledger, marks, context, (item, sent) => putBackItem(item, sent, commit, context));
    return { ...marked, items: [...marked.items, ...missing(ledger, marks, commit, { editedAt: context.now })] };
  };

function mapMarked(
  ledger: Ledger,
  marks: Marks,
  context: Context,
  note: (item: LedgerItem, sent: Sent) => LedgerItem | undefined,
): Promise<Ledger> {
  return mapItems(ledger, marks.keys(), context, (item) => {
    const sent = marks.get(item.id);
    return sent ? note(item, sent) : item;
  });
}

/** Items for products that the branch has and the ledger has not. */
function missing(ledger: Ledger, marks: Marks, commit: string, time: Partial<LedgerItem>): LedgerItem[] {
  const known = itemsById(ledger);
  const others = [...marks].filter(([id, { mark }]) => !known.has(id) && mark !== 'deleted');
  return others.map(([id, sent]) =>
    noteSent({ id, product: withFields({ id }, lastValues(sent)), ...time }, sent, commit),
  );
}

function notePublished(item: LedgerItem, sent: Sent, commit: string, { bundle, now }: Context): LedgerItem {
  if (kindOf(item) !== 'same') return noteSent(item, sent, commit);
  // A newer catalogue has come meanwhile, which counts.
  if (item.baseHash !== sent.baseHash) return item;
  return noteSent(
    { ...item, product: bundle.products.get(item.id) as RawProduct, editedAt: now, baseValues: {} },
    sent,
    commit,
  );
}

function putBackItem(item: LedgerItem, sent: Sent, commit: string, { bundle, now }: Context): LedgerItem | undefined {
  const { deletedAt, ...rest } = item;
  const body = bodyOf(item, bundle) as RawProduct;
  const isEdited = item.publishedWith === undefined ? kindOf(item) !== 'same' : !isSent(item);
  const whole = {
    ...rest,
    product: body,
    editedAt: item.editedAt ?? now,
    ...(item.baseHash !== undefined && { baseValues: item.baseValues ?? {} }),
  };
  if (sent.mark === 'deleted') {
    if (isEdited) return noteSent(item, sent, commit);
    return item.baseHash === undefined ? undefined : noteSent({ ...whole, deletedAt: deletedAt ?? now }, sent, commit);
  }
  if (isEdited && deletedAt !== undefined) return noteSent(item, sent, commit);
  const fields = Object.entries(lastValues(sent)).filter(([field]) =>
    isSame(fieldValue(body, field), sentValue(whole, field)),
  );
  const noted = noteSent(whole, sent, commit);
  return editItem(noted, withFields(body, Object.fromEntries(fields)), { bundle, now: whole.editedAt });
}

/** Forgets a commit that was taken away from the branch: what went with it counts as unpublished again. */
export const unmarkPublished =
  (commit: string): Change =>
  (ledger, context) =>
    mapItems(ledger, sentWith(ledger, commit), context, withoutSent);

/** Forgets a commit that the published catalogue shows, alone or with later ones: the bundle counts from here on. */
export const markLive =
  (commit: string): Change =>
  (ledger, context) =>
    mapItems(ledger, sentWith(ledger, commit), context, (item) => {
      if (!isSent(item)) return withoutSent(item);
      return unedited({ ...item, baseHash: context.bundle.hashes.get(item.id) });
    });

const sentWith = ({ items }: Ledger, commit: string) =>
  items.flatMap(({ id, publishedWith }) => (publishedWith === commit ? id : []));

/** Gives up the edits that were decided against, so that they are not asked for again. */
export const giveUp =
  (clashes: readonly Clash[], choices: Choices): Change =>
  (ledger, context) => {
    const decided = clashes.filter(({ id, field }) => choices[id]?.[field] === 'theirs');
    const lost = groupBy(decided, ({ id }) => id);
    return mapItems(ledger, lost.keys(), context, (item) => giveUpFields(item, lost.get(item.id) ?? [], context));
  };

function giveUpFields(item: LedgerItem, lost: readonly Clash[], context: Context): LedgerItem | undefined {
  const { product, publishedWith } = item;
  if (lost.some(({ field }) => field === 'product')) return unedited(item);
  if (!product) return item;
  const theirs = lost.map(({ field, theirs, was }) => [
    field,
    publishedWith === undefined ? (item.baseValues?.[field] ?? was ?? undefined) : theirs,
  ]);
  const back = editItem(item, withFields(product, Object.fromEntries(theirs)), context);
  if (publishedWith === undefined) return back;
  // The branch has it so, and the published catalogue will.
  const values = Object.fromEntries(lost.map(({ field, theirs }) => [field, [theirs]]));
  return noteSent(back, { mark: item.exportedMark ?? exportMark(back), values }, publishedWith);
}
