import type { Choices, Clash } from '../change-set/clash';
import { withFields } from './fields';
import { editItem, exportMark, type LedgerItem } from './ledger';
import { type Change, type Context, mapItems } from './operations';
import { noteSent } from './sent';

/** Gives up the edits that were decided against, so that they are not asked for again. */
export const giveUp =
  (clashes: readonly Clash[], choices: Choices): Change =>
  (ledger, context) => {
    const lost = clashes.filter(({ id, field }) => choices[id]?.[field] === 'theirs');
    const there = new Set(ledger.items.map(({ id }) => id));
    const ids = [...new Set(lost.map(({ id }) => id))].filter((id) => there.has(id));
    return mapItems(ledger, ids, context, (item) =>
      giveUpFields(
        item,
        lost.filter(({ id }) => id === item.id),
        context,
      ),
    );
  };

function giveUpFields(item: LedgerItem, lost: readonly Clash[], { bundle, now }: Context): LedgerItem | undefined {
  const { id, baseHash, product, publishedWith } = item;
  if (lost.some(({ field }) => field === 'product')) return baseHash === undefined ? undefined : { id, baseHash };
  if (!product) return item;
  const theirs = lost.map(({ field, theirs, was }) => [
    field,
    publishedWith === undefined ? (item.baseValues?.[field] ?? was ?? undefined) : theirs,
  ]);
  const back = editItem(item, withFields(product, Object.fromEntries(theirs)), bundle.products.get(id), now);
  if (publishedWith === undefined) return back;
  // The branch has it so, and the published catalogue will.
  const values = Object.fromEntries(lost.map(({ field, theirs }) => [field, [theirs]]));
  return noteSent(back, { mark: item.exportedMark ?? exportMark(back), values }, publishedWith);
}
