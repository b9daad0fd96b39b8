import { partsOf } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { type Among, amongAll, checkAmong, checkProduct, neededPieces, otherSpelling } from '../check-products';
import { inSlices } from '../slices';
import type { ProductProblem } from '../store-types';
import { hashProduct } from './fields';
import { bodyOf, type Context, itemsById, type Ledger, type LedgerItem } from './ledger';
import { changedIds } from './operations';

/**
 * Problems that a build would find in products that a change has touched, and in kits whose pieces it has taken away. A product
 * that stays as it was is checked among the others only, unless a conflict of it was settled: a deletion can always be undone.
 */
export async function checkChange(before: Ledger, next: Ledger, { bundle, watch }: Context): Promise<ProductProblem[]> {
  const old = itemsById(before);
  const touched = new Set(changedIds(before, next));
  const isThere = (item: LedgerItem | undefined) => item !== undefined && item.deletedAt === undefined;
  const present = next.items.filter(isThere);
  const bodies = present.flatMap((item) => bodyOf(item, bundle) ?? []);
  const among = amongAll(bodies);
  const problems: ProductProblem[] = [];
  const check = (item: LedgerItem) => {
    const was = old.get(item.id);
    const [raw, before] = [bodyOf(item, bundle), was && bodyOf(was, bundle)];
    if (!raw) return;
    const isSame = before !== undefined && hashProduct(before) === hashProduct(raw);
    const isSettled = (was?.conflicts?.length ?? 0) > (item.conflicts?.length ?? 0);
    if (isSame && isThere(was) && !isSettled) return;
    problems.push(...(isSame && !isSettled ? checkAmong(raw, among) : checkProduct(raw, among)));
  };
  await inSlices(
    present.filter(({ id }) => touched.has(id)),
    check,
    watch,
  );
  const gone = new Set([...touched].filter((id) => !among.ids.has(id)));
  const needed = neededPieces(bodies, gone).map(({ id, kit }) => ({
    id,
    field: id,
    message: `is a piece of the kit ${kit.name}`,
  }));
  return [...problems, ...needed];
}

/**
 * The fields of an edited or new product in which it cannot stay as it is among the others, with what they could be instead; undefined
 * where a build would take it.
 */
export function clashesOf(
  item: LedgerItem,
  published: RawProduct | undefined,
  among: Among,
): Record<string, unknown> | undefined {
  const raw = item.product;
  if (!raw) return undefined;
  const problems = checkProduct(raw, among);
  if (problems.length === 0) return undefined;
  const named = new Set(problems.map(({ field }) => partsOf(field)[0] ?? field));
  const mine = item.baseHash === undefined ? named : new Set(Object.keys(item.baseValues ?? {}));
  const theirs = (field: string) => (published as Record<string, unknown> | undefined)?.[field];
  const isMended = (field: string) =>
    checkProduct({ ...raw, [field]: theirs(field) } as RawProduct, among).length === 0;
  const shared = [...mine].filter((field) => named.has(field));
  const mending = shared.length > 0 ? shared : [...mine].filter(isMended);
  const fields = mending.length > 0 ? mending : [...mine];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      item.baseHash === undefined ? otherValue(raw, field, among) : (theirs(field) ?? null),
    ]),
  );
}

/** The value that a field of a new product could have among the others, null where none is known. */
function otherValue(raw: RawProduct, field: string, among: Among): unknown {
  if (field === 'brand') return otherSpelling(raw, among) ?? null;
  if (field === 'pieces') return raw.pieces?.filter((piece) => among.ids.has(piece)) ?? null;
  return null;
}
