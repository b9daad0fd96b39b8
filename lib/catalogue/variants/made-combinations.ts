import { type Combination, combinationsOf } from './combinations';
import type { Sold } from './variant';

/** The combinations of a product that are made, in the order of its page; a single one of nothing where no variant names any. */
export function madeCombinations(sold: Sold): readonly Combination[] {
  return combinationsOf(sold).filter(({ resolved }) => resolved.made);
}
