import type { RawProduct } from '../../catalogue/schema/product';
import { fieldValue, hashProduct, isSame, withFields } from './fields';
import { isSent, isSentAway, type LedgerItem, publishedFields } from './ledger';
import { withoutSent } from './sent';

type Rebased = { item: LedgerItem; news?: 'live' | 'merged' | 'conflicts' };
type Loose = Record<string, unknown>;

/**
 * Brings an item that was published from here onto another bundle, which may be older or newer than that commit: a value that the branch
 * had before or with it says nothing new. Of what is newer, the bundle counts where nothing was edited here since; an edit since then is
 * in conflict with it.
 */
export function rebaseSent(item: LedgerItem, raw: RawProduct, baseHash: string): Rebased {
  if (item.deletedAt !== undefined) return rebaseDeletion(item, raw, baseHash);
  const { conflicts: _, ...rest } = item;
  const { product: mine = raw, sentValues = {}, baseValues = {} } = rest;
  const wasSent = isSent(item);
  const [merged, clashes] = [{} as Loose, [] as string[]];
  for (const field of Object.keys(publishedFields(mine, raw))) {
    const verdict = follow(item, field, fieldValue(raw, field));
    if (verdict === 'theirs') merged[field] = fieldValue(raw, field);
    if (verdict === 'clash') clashes.push(field);
  }
  const product = withFields(mine, merged);
  const pending = pendingValues(sentValues, { raw, baseValues, isKept: isSentAway(item) });
  if (wasSent && pending.product) pending.product = [...new Set([...pending.product, hashProduct(product)])];
  const next: LedgerItem = {
    ...rest,
    baseHash,
    product,
    editedAt: item.editedAt ?? 0,
    baseValues: publishedFields(product, raw),
    sentValues: pending,
    ...(clashes.length > 0 && { conflicts: clashes }),
  };
  const isShown = Object.keys(pending).length === 0;
  const isLive = Object.keys(next.baseValues ?? {}).length === 0 && (wasSent || isShown);
  if (isLive) return { item: { id: item.id, baseHash }, news: 'live' };
  const news = clashes.length > 0 ? 'conflicts' : !wasSent && Object.keys(merged).length > 0 ? 'merged' : undefined;
  return { item: isShown ? withoutSent(next) : next, ...(news && { news }) };
}

/** Whether a value of the bundle says nothing new, so that the one from here stays; is newer and counts; or is newer than an edit. */
function follow(
  { baseHash, product, baseValues = {}, sentValues = {}, conflicts = [] }: LedgerItem,
  field: string,
  theirs: unknown,
): 'mine' | 'theirs' | 'clash' {
  const sent = sentValues[field] ?? (baseHash === undefined ? [null] : undefined);
  if (!sent && !(field in baseValues)) return 'theirs';
  const isKnown =
    (field in baseValues && isSame(baseValues[field], theirs)) || sent?.some((value) => isSame(value, theirs));
  if (isKnown) return conflicts.includes(field) ? 'clash' : 'mine';
  return sent && isSame(fieldValue(product, field), sent.at(-1)) ? 'theirs' : 'clash';
}

/** The values that the branch has had and that the published catalogue is still to show. */
function pendingValues(
  sentValues: Record<string, unknown[]>,
  { raw, baseValues, isKept }: { raw: RawProduct; baseValues: Loose; isKept: boolean },
): Record<string, unknown[]> {
  const { product, ...fields } = sentValues;
  const pending = Object.entries(fields).flatMap(([field, values]): [string, unknown[]][] => {
    const theirs = fieldValue(raw, field);
    const shown = values.findLastIndex((value) => isSame(value, theirs));
    const isOlder = shown >= 0 || (field in baseValues && isSame(baseValues[field], theirs));
    return isOlder && shown < values.length - 1 ? [[field, values.slice(shown + 1)]] : [];
  });
  return Object.fromEntries(product && (isKept || pending.length > 0) ? [...pending, ['product', product]] : pending);
}

function rebaseDeletion(item: LedgerItem, raw: RawProduct, baseHash: string): Rebased {
  if (item.sentValues?.product?.includes(baseHash)) return { item: { ...item, baseHash } };
  // A product that was deleted as published is back or changed by someone else.
  if (isSent(item)) return { item: { id: item.id, baseHash } };
  return {
    item: {
      id: item.id,
      baseHash,
      product: item.product ?? raw,
      deletedAt: item.deletedAt as number,
      conflicts: ['product'],
    },
    news: 'conflicts',
  };
}
