import { groupBy } from '../group-by';
import { varyingControls } from './combinations';
import { madeCombinations } from './made-combinations';
import type { Sold } from './variant';

/** The controls on which the price of a product depends: its combinations that differ in nothing else do not all cost the same. */
export function priceControls(sold: Sold): string[] {
  const made = madeCombinations(sold);
  const names = varyingControls(sold).map(({ name }) => name);
  return names.filter((name) => {
    const alike = groupBy(made, ({ choice }) => JSON.stringify({ ...choice, [name]: '' }));
    return [...alike.values()].some((group) => new Set(group.map(({ resolved }) => resolved.price)).size > 1);
  });
}
