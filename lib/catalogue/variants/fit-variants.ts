import { choiceWords, MOST_VALUES, MOST_VARIANTS } from '../choice';
import { choiceControls } from '../choice-controls';
import { sameValue } from '../sizes';
import { combinationsOf, countChoices, varyingControls } from './combinations';
import { priceAt, VARIANT_FACTS } from './resolve-variant';
import { speakersFor } from './speakers';
import type { Sold, Variant, VariantFacts } from './variant';

type VariantFault = { path: (string | number)[]; message: string };

/**
 * The variants of a product with each value as the product spells it, and their faults: values that it does not have, and else all that
 * is wrong with them and with its quantities together.
 */
export function fitVariants(sold: Sold): { variants: readonly Variant[]; faults: VariantFault[] } {
  const controls = new Map(choiceControls(sold).map((control) => [control.name, control]));
  const faults: VariantFault[] = [];
  const variants = (sold.variants ?? []).map((variant, index) => {
    const choice = Object.entries(variant.choice).map(([name, value]): [string, string] => {
      const { values = [] } = controls.get(name) ?? {};
      const own = sameValue(values, value);
      const offered = values.length > 0 ? `in ${values.slice(0, 12).join(', ')}` : `without a choice of ${name}`;
      if (own === undefined)
        faults.push({
          path: ['variants', index, ...fieldOf(name)],
          message: `is ${JSON.stringify(value)}, which the product does not have: it comes ${offered}`,
        });
      return [name, own ?? value];
    });
    return { ...variant, choice: Object.fromEntries(choice) };
  });
  return { variants, faults: faults.length > 0 ? faults : faultsTogether({ ...sold, variants }) };
}

/** The field of a variant that names a value of a control. */
function fieldOf(control: string): string[] {
  if (control === 'color' || control === 'size') return [control];
  if (control === 'waist' || control === 'length') return ['size', control];
  return control === 'sleeve' ? ['size', 'sleeve_lengths_in'] : ['options', control];
}

/** Faults of variants that fit their product: too many, two that disagree, prices that are none, breaks that do not fall. */
function faultsTogether(sold: Sold): VariantFault[] {
  const most = choiceControls(sold).find(({ values }) => values.length > MOST_VALUES);
  const count = countChoices(varyingControls(sold));
  if (most && sold.variants)
    return [
      {
        path: ['variants'],
        message: `choose among ${most.values.length} values of ${most.name}; at most ${MOST_VALUES} are allowed`,
      },
    ];
  if (count > MOST_VARIANTS)
    return [{ path: ['variants'], message: `make ${count} combinations; at most ${MOST_VARIANTS} are allowed` }];
  const combinations = combinationsOf(sold);
  if (!combinations.some(({ resolved }) => resolved.made))
    return [{ path: ['variants'], message: 'take out every combination' }];
  return [...disagreements(sold), ...priceFaults(sold), ...breakFaults(sold)];
}

/** Two variants that name equally many values of a combination, and say two things of it that none decides which names more. */
function disagreements(sold: Sold): VariantFault[] {
  const { variants = [] } = sold;
  const faults = new Map<string, VariantFault>();
  for (const { choice } of combinationsOf(sold)) {
    const levels = speakersFor(variants, choice);
    for (const fact of VARIANT_FACTS) {
      const speakers = levels
        .map((level) => level.filter((at) => variants[at]?.[fact] !== undefined))
        .find((level) => level.length > 0);
      const [first = 0, ...others] = speakers ?? [];
      const other = others.find((at) => !isSame(variants[at]?.[fact], variants[first]?.[fact]));
      if (other === undefined) continue;
      const [one, two] = [Math.min(first, other), Math.max(first, other)];
      const message = `disagrees with variants[${one}] on ${choiceWords(choice)}: both name as many values`;
      faults.set(`${one} ${two} ${fact}`, { path: ['variants', two, FIELDS[fact] ?? fact], message });
    }
  }
  return [...faults.values()];
}

const FIELDS: Partial<Record<keyof VariantFacts, string>> = { images: 'image_links' };
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Old prices of variants that are not above the price of a combination for which they are said. */
function priceFaults(sold: Sold): VariantFault[] {
  const { variants = [] } = sold;
  const faults = new Map<number, VariantFault>();
  for (const { choice, resolved } of combinationsOf(sold)) {
    const { oldPrice: at } = resolved.said;
    const oldPrice = at === undefined ? undefined : variants[at]?.oldPrice;
    if (at === undefined || oldPrice === undefined || oldPrice > resolved.price || faults.has(at)) continue;
    const message = `is ${oldPrice}; it must be above the price of ${choiceWords(choice)}, which is ${resolved.price}`;
    faults.set(at, { path: ['variants', at, 'oldPrice'], message });
  }
  return [...faults.values()];
}

/** Breaks at which some combination does not cost less than before. */
function breakFaults(sold: Sold): VariantFault[] {
  const { breaks = [] } = sold.quantities ?? {};
  return breaks.flatMap(({ from }, index) => {
    const dear = combinationsOf(sold).find(({ resolved: { price: single } }) => {
      const before = priceAt(single, from - 1, breaks.slice(0, index));
      return single > 0 && priceAt(single, from, breaks) >= before;
    });
    if (!dear) return [];
    const of = choiceWords(dear.choice);
    const message = `must be below what ${of || 'one'} costs before it`;
    return [{ path: ['quantities', 'breaks', index, 'price' in (breaks[index] ?? {}) ? 'price' : 'percent'], message }];
  });
}
