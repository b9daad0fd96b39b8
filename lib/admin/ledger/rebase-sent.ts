import type { RawProduct } from '../../catalogue/schema/product';
import { hashProduct, isSame, withFields } from './fields';
import { isSent, isSentAway, type LedgerItem, publishedFields } from './ledger';
import { withoutSent } from './sent';

type Rebased = { item: LedgerItem; news?: 'live' | 'merged' | 'conflicts' };
type Loose = Record<string, unknown>;

/**
 * Brings an item that was published from here onto another bundle, which may be older or newer than that commit: a value that the branch
 * had before or with it says nothing new. Of what is newer, the bundle counts where nothing was edited here since; an edit since then is
 * in conflict with it.
 */
export function rebaseSent(item: LedgerItem, raw: RawProduct, h: string): Rebased {
  if (item.d !== undefined) return rebaseDeletion(item, raw, h);
  const { p: mine = raw, y = {}, b = {} } = item;
  const wasSent = isSent(item);
  const [merged, clashes] = [{} as Loose, [] as string[]];
  for (const field of Object.keys(publishedFields(mine, raw))) {
    const verdict = follow(item, field, (raw as Loose)[field]);
    if (verdict === 'theirs') merged[field] = (raw as Loose)[field];
    if (verdict === 'clash') clashes.push(field);
  }
  const p = withFields(mine, merged);
  const next: LedgerItem = { ...item, h, p, e: item.e ?? 0, b: publishedFields(p, raw) };
  delete next.c;
  if (clashes.length > 0) next.c = clashes;
  next.y = pendingValues(y, { raw, b, isKept: isSentAway(item) });
  if (wasSent && next.y.product) next.y.product = [...new Set([...next.y.product, hashProduct(p)])];
  const isShown = Object.keys(next.y).length === 0;
  const isLive = Object.keys(next.b ?? {}).length === 0 && (wasSent || isShown);
  if (isLive) return { item: { id: item.id, h }, news: 'live' };
  const news = clashes.length > 0 ? 'conflicts' : !wasSent && Object.keys(merged).length > 0 ? 'merged' : undefined;
  return { item: isShown ? withoutSent(next) : next, ...(news && { news }) };
}

/** Whether a value of the bundle says nothing new, so that the one from here stays; is newer and counts; or is newer than an edit. */
function follow(
  { h, p, b = {}, y = {}, c = [] }: LedgerItem,
  field: string,
  theirs: unknown,
): 'mine' | 'theirs' | 'clash' {
  const sent = y[field] ?? (h === undefined ? [null] : undefined);
  if (!sent && !(field in b)) return 'theirs';
  const isKnown = (field in b && isSame(b[field], theirs)) || sent?.some((value) => isSame(value, theirs));
  if (isKnown) return c.includes(field) ? 'clash' : 'mine';
  return sent && isSame((p as Loose | undefined)?.[field], sent.at(-1)) ? 'theirs' : 'clash';
}

/** The values that the branch has had and that the published catalogue is still to show. */
function pendingValues(
  y: Record<string, unknown[]>,
  { raw, b, isKept }: { raw: RawProduct; b: Loose; isKept: boolean },
): Record<string, unknown[]> {
  const { product, ...fields } = y;
  const pending = Object.entries(fields).flatMap(([field, values]): [string, unknown[]][] => {
    const theirs = (raw as Loose)[field];
    const shown = values.findLastIndex((value) => isSame(value, theirs));
    const isOlder = shown >= 0 || (field in b && isSame(b[field], theirs));
    return isOlder && shown < values.length - 1 ? [[field, values.slice(shown + 1)]] : [];
  });
  return Object.fromEntries(product && (isKept || pending.length > 0) ? [...pending, ['product', product]] : pending);
}

function rebaseDeletion(item: LedgerItem, raw: RawProduct, h: string): Rebased {
  if (item.y?.product?.includes(h)) return { item: { ...item, h } };
  // A product that was deleted as published is back or changed by someone else.
  if (isSent(item)) return { item: { id: item.id, h } };
  return { item: { id: item.id, h, p: item.p ?? raw, d: item.d as number, c: ['product'] }, news: 'conflicts' };
}
