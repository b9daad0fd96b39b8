import { groupBy } from './group-by';

/**
 * Parts things into groups of at least `least`, unless all together are fewer. `keys` say what belongs together, from the widest to the
 * closest: a close group that is too small is joined with other small ones beside it, and where these are too few, with a large one
 * beside it; only where there is none either, the next wider group is looked at. Each group keeps the order of its things.
 */
export function toLargeGroups<Item>(
  items: readonly Item[],
  [keyOf, ...closer]: readonly ((item: Item) => string)[],
  least: number,
): Item[][] {
  if (!keyOf) return [[...items]];
  const groups = [...groupBy(items, keyOf).values()].flatMap((group) => toLargeGroups(group, closer, least));
  const large = groups.filter(({ length }) => length >= least);
  const few = groups.filter(({ length }) => length < least).flat();
  const last = few.length < least ? large.pop() : undefined;
  return [...large, [...(last ?? []), ...few]].filter(({ length }) => length > 0);
}
