import { allSelections, countCombinations, varyingControls } from '../../catalogue/variants/combinations';
import type { Offer } from '../../catalogue/variants/offer';
import { optionControls } from '../../catalogue/variants/option-controls';
import { type ResolvedVariant, resolveVariant } from '../../catalogue/variants/resolve-variant';
import { MAX_VARIANTS, type Selection, STANDARD_OPTIONS } from '../../catalogue/variants/selection';

/** A combination that is available, as a row of another shop's file: at most three options by name. */
export type CombinationRow = { options: readonly (readonly [name: string, value: string])[]; variant: ResolvedVariant };

/** Options of a row in Shopify's file. */
const MAX_OPTIONS = 3;
const SEPARATORS = [' / ', ' | '];

/**
 * The combinations of a product that are available, one row each; if there are too many, only those that variants name. Options from the
 * third on are joined: 'Length / Hand'. `isComplete`: the rows have each value of each choice in an option of its own, in the same order.
 */
export function combinationRows(offer: Offer): { rows: CombinationRow[]; isComplete: boolean } {
  const all = optionControls(offer);
  const controls = countCombinations(all) > MAX_VARIANTS ? varyingControls(offer) : all;
  const values = controls.flatMap((control) => control.values);
  const separator = SEPARATORS.find((each) => !values.some((value) => value.includes(each))) ?? ' ~ ';
  const written = new Map<string, Set<string>>();
  const rows = allSelections(controls).flatMap((choice) => {
    const variant = resolveVariant(offer, choice);
    if (!variant.isAvailable) return [];
    for (const [name, value] of Object.entries(choice)) written.set(name, (written.get(name) ?? new Set()).add(value));
    return { options: toOptions(choice, separator), variant };
  });
  const isComplete =
    controls.length <= MAX_OPTIONS &&
    all.every(({ name, values }) => [...(written.get(name) ?? [])].join('\0') === values.join('\0'));
  return { rows, isComplete };
}

function toOptions(choice: Selection, separator: string): CombinationRow['options'] {
  const pairs = Object.entries(choice).map(([name, value]) => [optionName(name), value] as const);
  if (pairs.length <= MAX_OPTIONS) return pairs;
  const last = pairs.splice(MAX_OPTIONS - 1);
  const join = (words: readonly string[]) => words.join(separator);
  return [...pairs, [join(last.map(([name]) => name)), join(last.map(([, value]) => value))]];
}

/** 'waist' -> 'Waist'; the product's own options keep their names. */
const optionName = (name: string) =>
  (STANDARD_OPTIONS as readonly string[]).includes(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
