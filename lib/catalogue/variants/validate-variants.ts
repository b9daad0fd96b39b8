import { matchValue } from '../sizes/sizes';
import { combinationsOf, countCombinations, varyingControls } from './combinations';
import type { Offer, Variant, VariantFacts } from './offer';
import { optionControls } from './option-controls';
import { overridesFor, priceAtQuantity, VARIANT_FACTS } from './resolve-variant';
import { formatSelection, MAX_OPTION_VALUES, MAX_VARIANTS } from './selection';

type VariantProblem = { path: (string | number)[]; message: string };

/**
 * The variants of a product with each value as the product spells it, and their faults: values that it does not have, and else all that
 * is wrong with them and with its quantities together.
 */
export function validateVariants(offer: Offer): { variants: readonly Variant[]; problems: VariantProblem[] } {
  const controls = new Map(optionControls(offer).map((control) => [control.name, control]));
  const problems: VariantProblem[] = [];
  const variants = (offer.variants ?? []).map((variant, index) => {
    const choice = Object.entries(variant.choice).map(([name, value]): [string, string] => {
      const { values = [] } = controls.get(name) ?? {};
      const own = matchValue(values, value);
      const offered = values.length > 0 ? `in ${values.slice(0, 12).join(', ')}` : `without a choice of ${name}`;
      if (own === undefined)
        problems.push({
          path: ['variants', index, ...fieldOf(name)],
          message: `is ${JSON.stringify(value)}, which the product does not have: it comes ${offered}`,
        });
      return [name, own ?? value];
    });
    return { ...variant, choice: Object.fromEntries(choice) };
  });
  return { variants, problems: problems.length > 0 ? problems : combinationProblems({ ...offer, variants }) };
}

/** The field of a variant that names a value of a control. */
function fieldOf(control: string): string[] {
  if (control === 'color' || control === 'size') return [control];
  if (control === 'waist' || control === 'length') return ['size', control];
  return control === 'sleeve' ? ['size', 'sleeve_lengths_in'] : ['options', control];
}

/** Faults of variants that fit their product: too many, two that disagree, prices that are none, breaks that do not fall. */
function combinationProblems(offer: Offer): VariantProblem[] {
  const most = optionControls(offer).find(({ values }) => values.length > MAX_OPTION_VALUES);
  const count = countCombinations(varyingControls(offer));
  if (most && offer.variants)
    return [
      {
        path: ['variants'],
        message: `choose among ${most.values.length} values of ${most.name}; at most ${MAX_OPTION_VALUES} are allowed`,
      },
    ];
  if (count > MAX_VARIANTS)
    return [{ path: ['variants'], message: `make ${count} combinations; at most ${MAX_VARIANTS} are allowed` }];
  const combinations = combinationsOf(offer);
  if (!combinations.some(({ resolved }) => resolved.isAvailable))
    return [{ path: ['variants'], message: 'take out every combination' }];
  return [...conflictProblems(offer), ...oldPriceProblems(offer), ...priceBreakProblems(offer)];
}

/** Two variants that name equally many values of a combination, and say two things of it that none decides which names more. */
function conflictProblems(offer: Offer): VariantProblem[] {
  const { variants = [] } = offer;
  const faults = new Map<string, VariantProblem>();
  for (const { selection } of combinationsOf(offer)) {
    const levels = overridesFor(variants, selection);
    for (const fact of VARIANT_FACTS) {
      const speakers = levels
        .map((level) => level.filter((at) => variants[at]?.[fact] !== undefined))
        .find((level) => level.length > 0);
      const [first = 0, ...others] = speakers ?? [];
      const other = others.find((at) => !isSame(variants[at]?.[fact], variants[first]?.[fact]));
      if (other === undefined) continue;
      const [one, two] = [Math.min(first, other), Math.max(first, other)];
      const message = `disagrees with variants[${one}] on ${formatSelection(selection)}: both name as many values`;
      faults.set(`${one} ${two} ${fact}`, { path: ['variants', two, FIELDS[fact] ?? fact], message });
    }
  }
  return [...faults.values()];
}

const FIELDS: Partial<Record<keyof VariantFacts, string>> = { images: 'image_links' };
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Old prices of variants that are not above the price of a combination for which they are said. */
function oldPriceProblems(offer: Offer): VariantProblem[] {
  const { variants = [] } = offer;
  const faults = new Map<number, VariantProblem>();
  for (const { selection, resolved } of combinationsOf(offer)) {
    const { oldPrice: at } = resolved.overriddenBy;
    const oldPrice = at === undefined ? undefined : variants[at]?.oldPrice;
    if (at === undefined || oldPrice === undefined || oldPrice > resolved.price || faults.has(at)) continue;
    const message = `is ${oldPrice}; it must be above the price of ${formatSelection(selection)}, which is ${resolved.price}`;
    faults.set(at, { path: ['variants', at, 'oldPrice'], message });
  }
  return [...faults.values()];
}

/** Breaks at which some combination does not cost less than before. */
function priceBreakProblems(offer: Offer): VariantProblem[] {
  const { breaks = [] } = offer.quantities ?? {};
  return breaks.flatMap(({ from }, index) => {
    const dear = combinationsOf(offer).find(({ resolved: { price: single } }) => {
      const before = priceAtQuantity(single, from - 1, breaks.slice(0, index));
      return single > 0 && priceAtQuantity(single, from, breaks) >= before;
    });
    if (!dear) return [];
    const of = formatSelection(dear.selection);
    const message = `must be below what ${of || 'one'} costs before it`;
    return [{ path: ['quantities', 'breaks', index, 'price' in (breaks[index] ?? {}) ? 'price' : 'percent'], message }];
  });
}
