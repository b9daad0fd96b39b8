import type { ProductImage } from '../images/product-images';
import { fromMinorUnits, toMinorUnits } from '../price';
import { DEFAULT_STOCK, type Offer, type PriceBreak, type Variant, type VariantFacts } from './offer';
import type { Selection } from './selection';

/** The facts in the order in which they are written and shown. */
export const VARIANT_FACTS = ['number', 'barcode', 'price', 'oldPrice', 'stock', 'images', 'made'] as const;

/** A combination as it is sold. */
export type ResolvedVariant = {
  /** Whether there is such a combination at all. */
  isAvailable: boolean;
  number?: string;
  barcode?: string;
  /** Of one at the asked quantity, in the shop's currency; 0 is a price on request. */
  price: number;
  /** The former price of one, above the price. */
  oldPrice?: number;
  /** Pieces. */
  stock: number;
  /** Pictures of its own; those of the product where it has none. */
  images?: readonly ProductImage[];
  /** The places of the variants that say these facts; a fact that is not in it is the product's. */
  overriddenBy: Readonly<Partial<Record<keyof VariantFacts, number>>>;
};

/**
 * All that a shop says of a choice of a product, as `docs/catalogue.md` describes it: page, card, facet, total, print, files and
 * structured data ask it and nothing else. A variant speaks for each choice that has its values; the one that names most wins, fact by
 * fact, and what none says, the product says. Of a choice that is not whole only those speak whose values are chosen. `quantity` is in
 * pieces.
 */
export function resolveVariant(offer: Offer, selection: Selection, quantity = 1): ResolvedVariant {
  const { variants, quantities } = offer;
  const facts: VariantFacts = {};
  const overriddenBy: Partial<Record<keyof VariantFacts, number>> = {};
  for (const place of overridesFor(variants, selection).flat()) {
    const variant = variants?.[place];
    for (const fact of VARIANT_FACTS) {
      if (overriddenBy[fact] !== undefined || variant?.[fact] === undefined) continue;
      Object.assign(facts, { [fact]: variant[fact] });
      overriddenBy[fact] = place;
    }
  }
  const lower = facts.price ?? offer.price;
  const former = facts.oldPrice ?? offer.oldPrice;
  // The product's own old price is none of a variant that costs as much.
  const oldPrice = former !== undefined && former > lower && lower > 0 ? former : undefined;
  const price = priceAtQuantity(lower, quantity, quantities?.breaks ?? []);
  const { number = offer.model, barcode, images } = facts;
  return {
    isAvailable: facts.made ?? true,
    ...(number !== undefined && { number }),
    ...(barcode !== undefined && { barcode }),
    price,
    ...(oldPrice !== undefined && { oldPrice }),
    stock: facts.stock ?? offer.stock ?? DEFAULT_STOCK,
    ...(images && images.length > 0 && { images }),
    overriddenBy: overriddenBy,
  };
}

/** The price of one at a quantity: that of the last break which it reaches. Half a minor unit is rounded up. */
export function priceAtQuantity(single: number, quantity: number, breaks: readonly PriceBreak[]): number {
  const reached = breaks.filter(({ from }) => from <= quantity).at(-1);
  if (!reached || single <= 0) return single;
  if ('price' in reached) return reached.price;
  // Whole hundredths of a percent, for 100 - 33.3 is no whole number of anything in binary.
  const share = 10_000 - Math.round(reached.percent * 100);
  return fromMinorUnits(Math.round((toMinorUnits(single) * share) / 10_000));
}

/** Variants that name the same controls, found by the values that they name. */
type OverrideGroup = { names: readonly string[]; byValues: ReadonlyMap<string, readonly number[]> };

const groupCache = new WeakMap<readonly Variant[], readonly OverrideGroup[]>();
/** The one list of no variants, for what is made of a list is kept by it. */
const NO_VARIANTS: readonly Variant[] = [];
const keyOf = (names: readonly string[], choice: Selection) => names.map((name) => choice[name]).join('\0');

/** The variants in groups of the controls that they name, those with most names first; made once for a list. */
function overrideGroups(variants: readonly Variant[] = NO_VARIANTS): readonly OverrideGroup[] {
  const found = groupCache.get(variants);
  if (found) return found;
  const groups = new Map<string, { names: string[]; byValues: Map<string, number[]> }>();
  for (const [index, { choice }] of variants.entries()) {
    const names = Object.keys(choice).sort();
    const group = groups.get(names.join('\0')) ?? { names, byValues: new Map() };
    const key = keyOf(names, choice);
    group.byValues.set(key, [...(group.byValues.get(key) ?? []), index]);
    groups.set(names.join('\0'), group);
  }
  const sorted = [...groups.values()].sort((a, b) => b.names.length - a.names.length);
  groupCache.set(variants, sorted);
  return sorted;
}

/** The places of the variants that speak for a choice, in lists of equally many named values, those that name most first. */
export function overridesFor(
  variants: readonly Variant[] | undefined,
  selection: Selection,
): readonly (readonly number[])[] {
  const levels: number[][] = [];
  let named: number | undefined;
  for (const { names, byValues } of overrideGroups(variants)) {
    const found = names.every((name) => selection[name] !== undefined)
      ? byValues.get(keyOf(names, selection))
      : undefined;
    if (!found) continue;
    if (named === names.length) levels.at(-1)?.push(...found);
    else levels.push([...found]);
    named = names.length;
  }
  return levels;
}

/** The controls that some variant names: combinations differ in nothing else. */
export function overriddenControls(variants: readonly Variant[] | undefined): ReadonlySet<string> {
  return new Set(overrideGroups(variants).flatMap(({ names }) => names));
}
