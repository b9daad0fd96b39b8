import type { RawProduct } from '../../catalogue/schema/product';
import { withFields } from './fields';
import { isSent, kindOf, type Ledger, type LedgerItem } from './ledger';
import { type Change, type Context, mapItems } from './operations';
import { lastValues, noteSent, type Sent, withoutSent } from './sent';

/** Notes the products sent with a commit, by id. Edits made meanwhile were not sent, and still count as unpublished. */
export const markPublished =
  (marks: ReadonlyMap<string, Sent>, commit: string): Change =>
  async (ledger, context) => {
    const there = new Set(ledger.items.map(({ id }) => id));
    const ids = [...marks.keys()].filter((id) => there.has(id));
    const marked = await mapItems(ledger, ids, context, (item) => {
      const sent = marks.get(item.id);
      return sent ? notePublished(item, sent, commit, context) : item;
    });
    const taken = [...marks].filter(([id, { mark }]) => !there.has(id) && mark !== 'deleted');
    return { ...marked, items: [...marked.items, ...taken.map((each) => takenBack(each, commit, context))] };
  };

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

/** A new product that was thrown away here while it was sent: the branch has it, and shall not. */
function takenBack([id, sent]: [string, Sent], commit: string, { now }: Context): LedgerItem {
  return noteSent({ id, product: withFields({ id }, lastValues(sent)), deletedAt: now }, sent, commit);
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
      const baseHash = context.bundle.hashes.get(item.id);
      return baseHash === undefined ? undefined : { id: item.id, baseHash };
    });

const sentWith = ({ items }: Ledger, commit: string) =>
  items.flatMap(({ id, publishedWith }) => (publishedWith === commit ? id : []));
