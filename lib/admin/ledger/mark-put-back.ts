import type { RawProduct } from '../../catalogue/schema/product';
import { isSame, withFields } from './fields';
import { bodyOf, editItem, isSent, kindOf, type LedgerItem, sentValue } from './ledger';
import type { Change, Context } from './operations';
import { lastValues, noteSent, type Sent } from './sent';

/**
 * Notes that what a commit did was put back with another one: the products are as the branch has them now, and what was edited since stands
 * on that.
 */
export const markPutBack =
  (marks: ReadonlyMap<string, Sent>, commit: string): Change =>
  (ledger, context) => {
    const there = new Set(ledger.items.map(({ id }) => id));
    const back = [...marks].filter(([id, { mark }]) => !there.has(id) && mark !== 'deleted');
    const items = ledger.items.flatMap((item) => {
      const sent = marks.get(item.id);
      return sent ? (putBackItem(item, sent, commit, context) ?? []) : item;
    });
    return { ...ledger, items: [...items, ...back.map(([id, sent]) => comingBack(id, sent, commit, context))] };
  };

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
    isSame((body as Record<string, unknown>)[field], sentValue(whole, field)),
  );
  const noted = noteSent(whole, sent, commit);
  return editItem(noted, withFields(body, Object.fromEntries(fields)), bundle.products.get(item.id), whole.editedAt);
}

const comingBack = (id: string, sent: Sent, commit: string, { now }: Context): LedgerItem =>
  noteSent({ id, product: withFields({ id }, lastValues(sent)), editedAt: now }, sent, commit);
