import { matchValue } from '../sizes/sizes';
import { combinationsOf, countCombinations, varyingControls } from './combinations';
import {
  formatSelection,
  MAX_OPTION_VALUES,
  MAX_VARIANTS,
  type Offer,
  optionControls,
  type Variant,
  type VariantFacts,
} from './offer';
import { overridesFor, priceAtQuantity, VARIANT_FACTS } from './resolve-variant';

type VariantProblem = { path: (string | number)[]; message: string };

/**
 * Validates variants against the options of their product. Returns the variants with values in the product's spelling ('2XL' -> 'XXL').
 * Problems of combinations and price breaks are reported only if all values exist.
 */
export function validateVariants(offer: Offer): { variants: readonly Variant[]; problems: VariantProblem[] } {
  const controls = new Map(optionControls(offer).map((control) => [control.name, control]));
  const problems: VariantProblem[] = [];
  const variants = (offer.variants ?? []).map((variant, index) => {
    const choice = Object.entries(variant.choice).map(([name, value]): [string, string] => {
      const { values = [] } = controls.get(name) ?? {};
      const offeredValue = matchValue(values, value);
      const offered = values.length > 0 ? `in ${values.slice(0, 12).join(', ')}` : `without a choice of ${name}`;
      if (offeredValue === undefined)
        problems.push({
          path: ['variants', index, ...fieldOf(name)],
          message: `is ${JSON.stringify(value)}, which the product does not have: it comes ${offered}`,
        });
      return [name, offeredValue ?? value];
    });
    return { ...variant, choice: Object.fromEntries(choice) };
  });
  return { variants, problems: problems.length > 0 ? problems : combinationProblems({ ...offer, variants }) };
}

/** The path of an option value in a variant: 'waist' -> ['size', 'waist']. */
function fieldOf(control: string): string[] {
  if (control === 'color' || control === 'size') return [control];
  if (control === 'waist' || control === 'length') return ['size', control];
  return control === 'sleeve' ? ['size', 'sleeve_lengths_in'] : ['options', control];
}

/** Problems of variants with valid values: too many combinations, none available, conflicts, wrong old prices and price breaks. */
function combinationProblems(offer: Offer): VariantProblem[] {
  const longOption = optionControls(offer).find(({ values }) => values.length > MAX_OPTION_VALUES);
  const count = countCombinations(varyingControls(offer));
  if (longOption && offer.variants)
    return [
      {
        path: ['variants'],
        message: `choose among ${longOption.values.length} values of ${longOption.name}; at most ${MAX_OPTION_VALUES} are allowed`,
      },
    ];
  if (count > MAX_VARIANTS)
    return [{ path: ['variants'], message: `make ${count} combinations; at most ${MAX_VARIANTS} are allowed` }];
  const combinations = combinationsOf(offer);
  if (!combinations.some(({ resolved }) => resolved.isAvailable))
    return [{ path: ['variants'], message: 'take out every combination' }];
  return [...conflictProblems(offer), ...oldPriceProblems(offer), ...priceBreakProblems(offer)];
}

/** Pairs of variants that set different values of a fact for the same combination, and name equally many option values. */
function conflictProblems(offer: Offer): VariantProblem[] {
  const { variants = [] } = offer;
  const problems = new Map<string, VariantProblem>();
  for (const { selection } of combinationsOf(offer)) {
    const levels = overridesFor(variants, selection);
    for (const fact of VARIANT_FACTS) {
      const deciding = levels
        .map((level) => level.filter((index) => variants[index]?.[fact] !== undefined))
        .find((level) => level.length > 0);
      const [first = 0, ...others] = deciding ?? [];
      const other = others.find((index) => !isSame(variants[index]?.[fact], variants[first]?.[fact]));
      if (other === undefined) continue;
      const [lower, higher] = [Math.min(first, other), Math.max(first, other)];
      const message = `disagrees with variants[${lower}] on ${formatSelection(selection)}: both name as many values`;
      problems.set(`${lower} ${higher} ${fact}`, { path: ['variants', higher, FIELD_NAMES[fact] ?? fact], message });
    }
  }
  return [...problems.values()];
}

/** Facts with another name in the data file. */
const FIELD_NAMES: Partial<Record<keyof VariantFacts, string>> = { images: 'image_links' };
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Old prices of variants that are not above the price of each of their combinations. */
function oldPriceProblems(offer: Offer): VariantProblem[] {
  const { variants = [] } = offer;
  const problems = new Map<number, VariantProblem>();
  for (const { selection, resolved } of combinationsOf(offer)) {
    const { oldPrice: index } = resolved.overriddenBy;
    const oldPrice = index === undefined ? undefined : variants[index]?.oldPrice;
    if (index === undefined || oldPrice === undefined || oldPrice > resolved.price || problems.has(index)) continue;
    const message = `is ${oldPrice}; it must be above the price of ${formatSelection(selection)}, which is ${resolved.price}`;
    problems.set(index, { path: ['variants', index, 'oldPrice'], message });
  }
  return [...problems.values()];
}

/** Price breaks that do not lower the price of every combination. */
function priceBreakProblems(offer: Offer): VariantProblem[] {
  const { breaks = [] } = offer.quantities ?? {};
  return breaks.flatMap(({ from }, index) => {
    const notLowered = combinationsOf(offer).find(({ resolved: { price: singlePrice } }) => {
      const priceBefore = priceAtQuantity(singlePrice, from - 1, breaks.slice(0, index));
      return singlePrice > 0 && priceAtQuantity(singlePrice, from, breaks) >= priceBefore;
    });
    if (!notLowered) return [];
    const combination = formatSelection(notLowered.selection);
    const message = `must be below what ${combination || 'one'} costs before it`;
    return [{ path: ['quantities', 'breaks', index, 'price' in (breaks[index] ?? {}) ? 'price' : 'percent'], message }];
  });
}
