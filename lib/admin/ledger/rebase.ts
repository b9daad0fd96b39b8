import type { RawProduct } from '../../catalogue/schema/product';
import { amongAll } from '../check-products';
import { inSlices, type Watch } from '../slices';
import type { Bundle } from './bundle';
import { clashesOf } from './check-change';
import { fieldValue, isSame, withFields } from './fields';
import { bodyOf, isSent, itemsById, type Ledger, type LedgerItem, publishedFields } from './ledger';
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
  const known = itemsById(ledger);
  const items: LedgerItem[] = [];
  // The bundle's order first; what only this browser has comes after it, in its own order.
  const follow = ([id, raw]: [string, RawProduct]) => {
    const item = known.get(id);
    const baseHash = bundle.hashes.get(id) ?? '';
    items.push(item ? rebaseItem(item, raw, baseHash, report) : { id, baseHash });
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
  const present = items.flatMap((item) => (item.deletedAt === undefined ? (bodyOf(item, bundle) ?? []) : []));
  const among = amongAll(present);
  const pieces = new Set(present.flatMap((raw) => raw.pieces ?? []));
  const checked: LedgerItem[] = [];
  const check = (item: LedgerItem) => {
    checked.push(item.conflicts ? item : clashing(item));
    if (item !== checked.at(-1)) report.conflicts.push(item.id);
  };
  const clashing = (item: LedgerItem): LedgerItem => {
    if (item.deletedAt !== undefined)
      return item.baseHash !== undefined && pieces.has(item.id) ? { ...item, conflicts: ['product'] } : item;
    const clashes = item.product && clashesOf(item, bundle.products.get(item.id), among);
    return clashes
      ? { ...item, baseValues: { ...item.baseValues, ...clashes }, conflicts: Object.keys(clashes) }
      : item;
  };
  await inSlices(items, check, watch);
  const clashed = new Set(report.conflicts);
  report.merged = report.merged.filter((id) => !clashed.has(id));
  return checked;
}

function rebaseItem(item: LedgerItem, raw: RawProduct, baseHash: string, report: RebaseReport): LedgerItem {
  if (item.baseHash === baseHash) return item;
  const { id } = item;
  if (item.publishedWith !== undefined) {
    const { item: followed, news } = rebaseSent(item, raw, baseHash);
    if (news) report[news].push(id);
    return followed;
  }
  if (item.deletedAt !== undefined) {
    // A new product, exported and then deleted here, or one that was changed there: somebody still wants it.
    report.conflicts.push(id);
    return { id, baseHash, product: item.product ?? raw, deletedAt: item.deletedAt, conflicts: ['product'] };
  }
  const mine = item.product;
  if (!mine || (item.baseHash !== undefined && item.editedAt === undefined)) return { id, baseHash };
  const differing = Object.entries(publishedFields(mine, raw));
  if (differing.length === 0) {
    report.live.push(id);
    return { id, baseHash };
  }
  const base = item.baseValues ?? {};
  const merged: Record<string, unknown> = {};
  const clashes: string[] = [];
  for (const [field, published] of differing) {
    const isMine = item.baseHash === undefined || field in base;
    if (!isMine) merged[field] = fieldValue(raw, field);
    else if (item.baseHash === undefined || !isSame(base[field], published) || item.conflicts?.includes(field))
      clashes.push(field);
  }
  const product = withFields(mine, merged);
  const baseValues = publishedFields(product, raw);
  (clashes.length > 0 ? report.conflicts : report.merged).push(id);
  if (Object.keys(baseValues).length === 0) return { id, baseHash };
  return {
    id,
    baseHash,
    product,
    editedAt: item.editedAt ?? 0,
    ...(item.exportedMark && { exportedMark: item.exportedMark }),
    baseValues,
    ...(clashes.length > 0 && { conflicts: clashes }),
  };
}

/** An item whose product the bundle does not have any more, or never had. */
function withoutPublished(item: LedgerItem, report: RebaseReport): LedgerItem | undefined {
  const { id, baseHash, product, deletedAt } = item;
  if (baseHash === undefined) return item;
  if (deletedAt !== undefined) {
    report.live.push(id);
    return undefined;
  }
  // A product that was published as it is here has been deleted since.
  if (!product || item.editedAt === undefined || isSent(item)) return undefined;
  report.keptAsNew.push(id);
  return { id, product, editedAt: item.editedAt };
}
