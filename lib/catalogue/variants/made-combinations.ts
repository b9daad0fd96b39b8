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

/**
 * A choice with one more pick. Where that rules the others out, those that it leaves stay and the rest change to the first combination
 * with most of them; what was not picked stays so.
 */
export function settleChoice(sold: Sold, choice: Choice, name: string, value: string): Choice {
  const next: Choice = { ...choice, [name]: value };
  if (madeCombinations(sold, next).length > 0) return next;
  const kept = ({ choice: own }: Combination) => Object.keys(next).filter((other) => own[other] === next[other]).length;
  const [first, ...others] = madeCombinations(sold, { [name]: value });
  if (!first) return next;
  const best = others.reduce((most, one) => (kept(one) > kept(most) ? one : most), first);
  return Object.fromEntries(Object.entries(next).map(([other, pick]) => [other, best.choice[other] ?? pick]));
}

/** The reason why a value does not go with the other picks of a choice: 'not available in Navy', 'sold out'; undefined where it does. */
export function whyRuledOut(sold: Sold, choice: Choice, name: string, value: string): string | undefined {
  const made = madeCombinations(sold, { ...choice, [name]: value });
  if (made.length > 0) return made.every(({ resolved }) => resolved.stock === 0) ? 'sold out' : undefined;
  if (madeCombinations(sold, { [name]: value }).length === 0) return 'not available';
  const others = Object.entries(choice).filter(([other]) => other !== name);
  const rival = others.find(([other, pick]) => madeCombinations(sold, { [name]: value, [other]: pick }).length === 0);
  return `not available in ${rival ? rival[1] : 'this combination'}`;
}
