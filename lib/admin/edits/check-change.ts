import { amongAll, checkAmong, checkProduct, neededByOthers } from '../check-products';
import { inSlices } from '../slices';
import type { ProductProblem } from '../store-types';
import { type ChangeContext, changedIds, productOf, productsOf } from './change';
import type { Edits } from './edit';
import { isSame } from './fields';

/**
 * Problems that a build would find in the products of a change, and in those that need them. A product that is restored unchanged is
 * only checked against the other products: a deletion can always be undone.
 */
export async function checkChange(
  before: Edits,
  next: Edits,
  { site, watch }: ChangeContext,
): Promise<ProductProblem[]> {
  const touched = changedIds(before, next);
  const present = productsOf(next, site);
  const others = amongAll(present);
  const problems: ProductProblem[] = [];
  const check = (id: string) => {
    const raw = productOf(id, next, site);
    if (!raw) return;
    const isResolved = (before.get(id)?.conflicts?.length ?? 0) > (next.get(id)?.conflicts?.length ?? 0);
    const isUnchanged = isSame(raw, productOf(id, before, site));
    if (isUnchanged && !isResolved) return;
    const isRestored = before.get(id)?.isDeleted && isSame(raw, before.get(id)?.product);
    problems.push(...(isRestored && !isResolved ? checkAmong(raw, others) : checkProduct(raw, others)));
  };
  await inSlices(touched, check, watch);
  return [...problems, ...neededByOthers(present, new Set(touched))];
}
