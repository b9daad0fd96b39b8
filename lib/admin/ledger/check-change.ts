import { partsOf } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { type Among, amongAll, checkAmong, checkProduct, neededByOthers, otherSpelling } from '../check-products';
import { inSlices } from '../slices';
import type { ProductProblem } from '../store-types';
import { fewest } from './fewest';
import { fieldNames, fieldValue, hashProduct, withFields } from './fields';
import { bodyOf, type Context, itemsById, type Ledger, type LedgerItem } from './ledger';
import { changedIds } from './operations';

/**
 * Problems that a build would find in products that a change has touched, and in those that others need as they were. A product
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
  return [...problems, ...neededByOthers(bodies, touched)];
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
  const named = new Set(problems.flatMap(({ field }) => fieldsAt(raw, field)));
  const mine = item.baseHash === undefined ? [...named] : Object.keys(item.baseValues ?? {});
  const theirs = (field: string) => fieldValue(published, field);
  const isMended = (fields: readonly string[]) => {
    const others = Object.fromEntries(fields.map((field) => [field, theirs(field)]));
    return checkProduct(withFields(raw, others), among).length === 0;
  };
  const shared = mine.filter((field) => named.has(field));
  const fields = shared.length > 0 ? shared : fewest(mine, isMended);
  return Object.fromEntries(
    fields.map((field) => [
      field,
      item.baseHash === undefined ? otherValue(raw, field, among) : (theirs(field) ?? null),
    ]),
  );
}

/** The fields that the path of a problem names: of variants[3] all that it says, of variants[3].stock that alone, of an old price the price too. */
function fieldsAt(raw: RawProduct, path: string): string[] {
  const [head = path, at, fact] = partsOf(path);
  const variant = head === 'variants' && Array.isArray(raw.variants) ? raw.variants[Number(at)] : undefined;
  const said = variant ? fieldNames({ variants: [variant] }) : [];
  const facts = fact === 'oldPrice' ? ['oldPrice', 'price'] : [fact];
  const exact = said.filter((name) => facts.includes(partsOf(name)[2]));
  return exact.length > 0 ? exact : said.length > 0 ? said : fieldNames({ [head]: fieldValue(raw, head) });
}

/** The value that a field of a new product could have among the others, null where none is known. */
function otherValue(raw: RawProduct, field: string, among: Among): unknown {
  if (field === 'brand') return otherSpelling(raw, among) ?? null;
  if (field === 'pieces') return raw.pieces?.filter((piece) => among.ids.has(piece)) ?? null;
  return null;
}
