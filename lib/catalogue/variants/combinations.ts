import type { Offer } from './offer';
import { optionControls } from './option-controls';
import { overriddenControls, type ResolvedVariant, resolveVariant } from './resolve-variant';
import type { Selection } from './selection';

/** A choice among the controls that variants name, and what is sold as that. */
export type Combination = { selection: Selection; resolved: ResolvedVariant };

const cache = new WeakMap<Offer, readonly Combination[]>();

/** The controls by which the combinations of a product differ, in the order of its page. */
export function varyingControls(offer: Offer) {
  const named = overriddenControls(offer.variants);
  return optionControls(offer).filter(({ name }) => named.has(name));
}

/** The number of choices among some controls, which need not be made for it. */
export function countCombinations(controls: readonly { values: readonly string[] }[]): number {
  return controls.reduce((count, { values }) => count * values.length, 1);
}

/** Every choice among some controls, the last one changing first. */
export function allSelections(controls: readonly { name: string; values: readonly string[] }[]): Selection[] {
  return controls.reduce<Selection[]>(
    (choices, { name, values }) =>
      choices.flatMap((choice) => values.map((value): Selection => ({ ...choice, [name]: value }))),
    [{}],
  );
}

/** Every combination of the controls that variants name, those that are not made too; a single one of nothing where none names any. */
export function combinationsOf(offer: Offer): readonly Combination[] {
  const known = cache.get(offer);
  if (known) return known;
  const all = allSelections(varyingControls(offer)).map((selection) => ({
    selection,
    resolved: resolveVariant(offer, selection),
  }));
  cache.set(offer, all);
  return all;
}
