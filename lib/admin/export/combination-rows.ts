import { allSelections, countCombinations, varyingControls } from '../../catalogue/variants/combinations';
import {
  MAX_VARIANTS,
  type Offer,
  optionControls,
  type Selection,
  STANDARD_OPTIONS,
} from '../../catalogue/variants/offer';
import { type ResolvedVariant, resolveVariant } from '../../catalogue/variants/resolve-variant';

/** Available combination as a row of a shop system's file, with at most three options. */
export type CombinationRow = { options: readonly (readonly [name: string, value: string])[]; variant: ResolvedVariant };

/** Maximum number of options in Shopify's file. */
const MAX_OPTIONS = 3;
/** Separators of joined options, such as 'Length / Hand'. The first one that no value contains is used, otherwise the last one. */
export const OPTION_SEPARATORS = [' / ', ' | ', ' ~ '] as const;

/**
 * Available combinations of a product, one row each. If there are too many, only combinations that differ in `variants`. Options from
 * the third on are joined: 'Length / Hand'. `isComplete`: no option is joined, and the rows have all values of all options in order.
 */
export function combinationRows(offer: Offer): { rows: CombinationRow[]; isComplete: boolean } {
  const all = optionControls(offer);
  const controls = countCombinations(all) > MAX_VARIANTS ? varyingControls(offer) : all;
  const values = controls.flatMap((control) => control.values);
  const separator = OPTION_SEPARATORS.find((each) => !values.some((value) => value.includes(each))) ?? ' ~ ';
  const written = new Map<string, Set<string>>();
  const rows = allSelections(controls).flatMap((selection) => {
    const variant = resolveVariant(offer, selection);
    if (!variant.isAvailable) return [];
    for (const [name, value] of Object.entries(selection))
      written.set(name, (written.get(name) ?? new Set()).add(value));
    return { options: toOptions(selection, separator), variant };
  });
  const isComplete =
    controls.length <= MAX_OPTIONS &&
    all.every(({ name, values }) => [...(written.get(name) ?? [])].join('\0') === values.join('\0'));
  return { rows, isComplete };
}

function toOptions(selection: Selection, separator: string): CombinationRow['options'] {
  const pairs = Object.entries(selection).map(([name, value]) => [optionName(name), value] as const);
  if (pairs.length <= MAX_OPTIONS) return pairs;
  const last = pairs.splice(MAX_OPTIONS - 1);
  const join = (words: readonly string[]) => words.join(separator);
  return [...pairs, [join(last.map(([name]) => name)), join(last.map(([, value]) => value))]];
}

/** 'waist' -> 'Waist'. Names from the field `options` stay unchanged. */
const optionName = (name: string) =>
  (STANDARD_OPTIONS as readonly string[]).includes(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
