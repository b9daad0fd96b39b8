import type { RawProduct } from '../../catalogue/schema/product';
import { amongAll } from '../check-products';
import { inSlices, type Watch } from '../slices';
import type { Bundle } from './bundle';
import { clashesOf } from './check-change';
import { hashProduct, isSame, withFields } from './fields';
import { bodyOf, isSent, type Ledger, type LedgerItem, publishedFields } from './ledger';
import { rebaseSent } from './rebase-sent';

/** The ids of products by what a rebase did to them. */
export type RebaseReport = { live: string[]; merged: string[]; conflicts: string[]; keptAsNew: string[] };

/**
 * Brings a ledger onto a newer bundle, product by product. What was not edited follows the bundle; what the bundle has taken over
 * is live; edits of different fields are joined; two edits of one field, an edit against a deletion, and what is right on each side but
 * not together become a conflict that keeps both values. Nothing edited is ever dropped. Doing it again changes nothing.
 */
export async function rebase(
  ledger: Ledger,
  bundle: Bundle,
  watch?: Watch,
): Promise<{ ledger: Ledger; report: RebaseReport }> {
  const report: RebaseReport = { live: [], merged: [], conflicts: [], keptAsNew: [] };
  if (ledger.base.hash === bundle.hash) return { ledger, report };
  const known = new Map(ledger.items.map((item) => [item.id, item]));
  const items: LedgerItem[] = [];
  // The bundle's order first; what only this browser has comes after it, in its own order.
  const follow = ([id, raw]: [string, RawProduct]) => {
    const item = known.get(id);
    const h = bundle.hashes.get(id) ?? '';
    items.push(item ? rebaseItem(item, raw, h, report) : { id, h });
  };
  await inSlices([...bundle.products], follow, watch);
  for (const item of ledger.items) {
    if (bundle.products.has(item.id)) continue;
    const kept = withoutPublished(item, report);
    if (kept) items.push(kept);
  }
  return {
    ledger: {
      ...ledger,
      base: { hash: bundle.hash, count: bundle.products.size },
      items: await withClashes(items, bundle, report, watch),
    },
    report,
  };
}

/** The items, those in conflict that a build would refuse as they have now come together. */
async function withClashes(
  items: readonly LedgerItem[],
  bundle: Bundle,
  report: RebaseReport,
  watch?: Watch,
): Promise<LedgerItem[]> {
  const present = items.flatMap((item) => (item.d === undefined ? (bodyOf(item, bundle) ?? []) : []));
  const among = amongAll(present);
  const pieces = new Set(present.flatMap((raw) => raw.pieces ?? []));
  const checked: LedgerItem[] = [];
  const check = (item: LedgerItem) => {
    checked.push(item.c ? item : clashing(item));
    if (item !== checked.at(-1)) report.conflicts.push(item.id);
  };
  const clashing = (item: LedgerItem): LedgerItem => {
    if (item.d !== undefined) return item.h !== undefined && pieces.has(item.id) ? { ...item, c: ['product'] } : item;
    const clashes = item.p && clashesOf(item, bundle.products.get(item.id), among);
    return clashes ? { ...item, b: { ...item.b, ...clashes }, c: Object.keys(clashes) } : item;
  };
  await inSlices(items, check, watch);
  const clashed = new Set(report.conflicts);
  report.merged = report.merged.filter((id) => !clashed.has(id));
  return checked;
}

function rebaseItem(item: LedgerItem, raw: RawProduct, h: string, report: RebaseReport): LedgerItem {
  if (item.h === h) return item;
  const { id } = item;
  if (item.w !== undefined) {
    const { item: followed, news } = rebaseSent(item, raw, h);
    if (news) report[news].push(id);
    return followed;
  }
  if (item.d !== undefined) {
    // A new product, exported and then deleted here, or one that was changed there: somebody still wants it.
    report.conflicts.push(id);
    return { id, h, p: item.p ?? raw, d: item.d, c: ['product'] };
  }
  const mine = item.p;
  if (!mine || (item.h !== undefined && item.e === undefined)) return { id, h };
  if (hashProduct(mine) === h) {
    report.live.push(id);
    return { id, h };
  }
  const base = item.b ?? {};
  const merged: Record<string, unknown> = {};
  const clashes: string[] = [];
  for (const [field, published] of Object.entries(publishedFields(mine, raw)) as [keyof RawProduct, unknown][]) {
    const isMine = item.h === undefined || field in base;
    if (!isMine) merged[field] = raw[field];
    else if (item.h === undefined || !isSame(base[field], published) || item.c?.includes(field)) clashes.push(field);
  }
  const p = withFields(mine, merged);
  const b = publishedFields(p, raw);
  (clashes.length > 0 ? report.conflicts : report.merged).push(id);
  if (Object.keys(b).length === 0) return { id, h };
  return { id, h, p, e: item.e ?? 0, ...(item.x && { x: item.x }), b, ...(clashes.length > 0 && { c: clashes }) };
}

/** An item whose product the bundle does not have any more, or never had. */
function withoutPublished(item: LedgerItem, report: RebaseReport): LedgerItem | undefined {
  const { id, h, p, d } = item;
  if (h === undefined) return item;
  if (d !== undefined) {
    report.live.push(id);
    return undefined;
  }
  // What was published as it is here has been deleted since.
  if (!p || item.e === undefined || isSent(item)) return undefined;
  report.keptAsNew.push(id);
  return { id, p, e: item.e };
}
