import type { Choice } from '../choice';
import { choiceControls } from '../choice-controls';
import { type ResolvedVariant, resolveVariant } from './resolve-variant';
import { namedControls } from './speakers';
import type { Sold } from './variant';

/** A choice among the controls that variants name, and what is sold as that. */
export type Combination = { choice: Choice; resolved: ResolvedVariant };

const made = new WeakMap<Sold, readonly Combination[]>();

/** The controls by which the combinations of a product differ, in the order of its page. */
export function varyingControls(sold: Sold) {
  const named = namedControls(sold.variants);
  return choiceControls(sold).filter(({ name }) => named.has(name));
}

/** The number of choices among some controls, which need not be made for it. */
export function countChoices(controls: readonly { values: readonly string[] }[]): number {
  return controls.reduce((count, { values }) => count * values.length, 1);
}

/** Every choice among some controls, the last one changing first. */
export function choicesAmong(controls: readonly { name: string; values: readonly string[] }[]): Choice[] {
  return controls.reduce<Choice[]>(
    (choices, { name, values }) =>
      choices.flatMap((choice) => values.map((value): Choice => ({ ...choice, [name]: value }))),
    [{}],
  );
}

/** Every combination of the controls that variants name, those that are not made too; a single one of nothing where none names any. */
export function combinationsOf(sold: Sold): readonly Combination[] {
  const known = made.get(sold);
  if (known) return known;
  const all = choicesAmong(varyingControls(sold)).map((choice) => ({ choice, resolved: resolveVariant(sold, choice) }));
  made.set(sold, all);
  return all;
}
