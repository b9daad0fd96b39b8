import type { RawProduct } from '../../catalogue/schema/product';
import { amongAll, checkProduct } from '../check-products';
import { inSlices } from '../slices';
import type { ProductProblem } from '../store-types';
import type { ImportTarget } from './plan';

/** A list of products into which a file is imported; categories are checked (`hasRules`) where this process knows the shop's. */
export function targetOf(present: readonly RawProduct[], hasRules = true): ImportTarget {
  const byId = new Map(present.map((raw) => [raw.id, raw]));
  return {
    find: (id) => byId.get(id),
    present: () => present,
    check: async (raws, watch) => {
      const among = amongAll([...new Map([...byId, ...raws.map((raw) => [raw.id, raw] as const)]).values()]);
      const problems: ProductProblem[] = [];
      await inSlices(raws, (raw) => problems.push(...checkProduct(raw, among)), watch);
      return hasRules ? problems : problems.filter(({ field }) => field !== 'category');
    },
  };
}
