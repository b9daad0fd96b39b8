import { type Combination, combinationsOf } from './combinations';
import type { Offer, Selection } from './offer';

/**
 * The available combinations of an offer that match a selection, in the order of the product page. An offer without variants has one
 * empty combination.
 */
export function availableCombinations(offer: Offer, selection: Selection = {}): readonly Combination[] {
  return combinationsOf(offer).filter(
    ({ selection: combination, resolved }) =>
      resolved.isAvailable &&
      Object.entries(combination).every(([name, value]) => (selection[name] ?? value) === value),
  );
}

/**
 * Adds a value to a selection. If the result is not available, the other values change to those of the available combination that
 * differs least. Options without a value stay without one.
 */
export function adjustSelection(offer: Offer, selection: Selection, name: string, value: string): Selection {
  const next: Selection = { ...selection, [name]: value };
  if (availableCombinations(offer, next).length > 0) return next;
  const countUnchanged = ({ selection: combination }: Combination) =>
    Object.keys(next).filter((other) => combination[other] === next[other]).length;
  const [first, ...others] = availableCombinations(offer, { [name]: value });
  if (!first) return next;
  const closest = others.reduce((best, other) => (countUnchanged(other) > countUnchanged(best) ? other : best), first);
  return Object.fromEntries(Object.entries(next).map(([other, old]) => [other, closest.selection[other] ?? old]));
}

/** The reason why a value cannot be combined with a selection: 'not available in Navy', 'sold out'. Undefined if it can. */
export function selectionProblem(offer: Offer, selection: Selection, name: string, value: string): string | undefined {
  const available = availableCombinations(offer, { ...selection, [name]: value });
  if (available.length > 0) return available.every(({ resolved }) => resolved.stock === 0) ? 'sold out' : undefined;
  if (availableCombinations(offer, { [name]: value }).length === 0) return 'not available';
  const others = Object.entries(selection).filter(([other]) => other !== name);
  const conflict = others.find(
    ([other, selected]) => availableCombinations(offer, { [name]: value, [other]: selected }).length === 0,
  );
  return `not available in ${conflict ? conflict[1] : 'this combination'}`;
}
