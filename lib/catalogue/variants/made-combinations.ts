import type { Choice } from '../choice';
import { type Combination, combinationsOf } from './combinations';
import type { Sold } from './variant';

/**
 * The combinations of a product that are made, in the order of its page, and of these the ones that a choice leaves; a single one of
 * nothing where no variant names any.
 */
export function madeCombinations(sold: Sold, choice: Choice = {}): readonly Combination[] {
  return combinationsOf(sold).filter(
    ({ choice: own, resolved }) =>
      resolved.made && Object.entries(own).every(([name, value]) => (choice[name] ?? value) === value),
  );
}
