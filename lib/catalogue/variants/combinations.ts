import { memoize } from '../../memoize';
import { type Offer, optionControls, type Selection } from './offer';
import { overriddenControls, type ResolvedVariant, resolveVariant } from './resolve-variant';

/** A value for each option that variants name, with its resolved price, stock and other facts. */
export type Combination = { selection: Selection; resolved: ResolvedVariant };

/** The options that at least one variant names, in the order of the product page. Other options change no fact. */
export function varyingControls(offer: Offer) {
  const named = overriddenControls(offer.variants);
  return optionControls(offer).filter(({ name }) => named.has(name));
}

/** The number of combinations of some options. Does not build the combinations. */
export function countCombinations(controls: readonly { values: readonly string[] }[]): number {
  return controls.reduce((count, { values }) => count * values.length, 1);
}

/** Every combination of the values of some options. The last option varies fastest. */
export function allSelections(controls: readonly { name: string; values: readonly string[] }[]): Selection[] {
  return controls.reduce<Selection[]>(
    (selections, { name, values }) =>
      selections.flatMap((selection) => values.map((value): Selection => ({ ...selection, [name]: value }))),
    [{}],
  );
}

/**
 * Every combination of the options that variants name, including unavailable ones. An offer without variants has one empty combination.
 * The result is cached per offer.
 */
export const combinationsOf: (offer: Offer) => readonly Combination[] = memoize((offer) =>
  allSelections(varyingControls(offer)).map((selection) => ({ selection, resolved: resolveVariant(offer, selection) })),
);
