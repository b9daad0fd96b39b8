import { type Combination, combinationsOf } from './combinations';
import type { Offer } from './offer';
import type { Selection } from './selection';

/**
 * The combinations of a product that are made, in the order of its page, and of these the ones that a choice leaves; a single one of
 * nothing where no variant names any.
 */
export function availableCombinations(offer: Offer, selection: Selection = {}): readonly Combination[] {
  return combinationsOf(offer).filter(
    ({ selection: own, resolved }) =>
      resolved.isAvailable && Object.entries(own).every(([name, value]) => (selection[name] ?? value) === value),
  );
}

/**
 * A choice with one more pick. Where that rules the others out, those that it leaves stay and the rest change to the first combination
 * with most of them; what was not picked stays so.
 */
export function adjustSelection(offer: Offer, selection: Selection, name: string, value: string): Selection {
  const next: Selection = { ...selection, [name]: value };
  if (availableCombinations(offer, next).length > 0) return next;
  const countKept = ({ selection: own }: Combination) =>
    Object.keys(next).filter((other) => own[other] === next[other]).length;
  const [first, ...others] = availableCombinations(offer, { [name]: value });
  if (!first) return next;
  const best = others.reduce((most, one) => (countKept(one) > countKept(most) ? one : most), first);
  return Object.fromEntries(Object.entries(next).map(([other, pick]) => [other, best.selection[other] ?? pick]));
}

/** The reason why a value does not go with the other picks of a choice: 'not available in Navy', 'sold out'; undefined where it does. */
export function selectionProblem(offer: Offer, selection: Selection, name: string, value: string): string | undefined {
  const available = availableCombinations(offer, { ...selection, [name]: value });
  if (available.length > 0) return available.every(({ resolved }) => resolved.stock === 0) ? 'sold out' : undefined;
  if (availableCombinations(offer, { [name]: value }).length === 0) return 'not available';
  const others = Object.entries(selection).filter(([other]) => other !== name);
  const rival = others.find(
    ([other, pick]) => availableCombinations(offer, { [name]: value, [other]: pick }).length === 0,
  );
  return `not available in ${rival ? rival[1] : 'this combination'}`;
}
