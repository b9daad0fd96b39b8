import { memoize } from '../../memoize';
import { fromMinorUnits, toMinorUnits } from '../../money';
import type { ProductImage } from '../images/product-images';
import { DEFAULT_STOCK, type Offer, type PriceBreak, type Selection, type Variant, type VariantFacts } from './offer';

/** The facts of a variant in the order of files and pages. */
export const VARIANT_FACTS = ['number', 'barcode', 'price', 'oldPrice', 'stock', 'images', 'made'] as const;

/** The price, stock and other facts of one combination. */
export type ResolvedVariant = {
  /** False if the product is not available in this combination. */
  isAvailable: boolean;
  number?: string;
  barcode?: string;
  /** Price per piece at the given quantity, in the shop's currency; 0 means price on request. */
  price: number;
  /** Old price per piece. Always above the price without quantity discount. */
  oldPrice?: number;
  /** Number of pieces. */
  stock: number;
  /** Pictures of this combination. undefined: use the pictures of the product. */
  images?: readonly ProductImage[];
  /** For each overridden fact, the index of its variant in `offer.variants`. Other facts come from the product. */
  overriddenBy: Readonly<Partial<Record<keyof VariantFacts, number>>>;
};

/**
 * The facts of a selection, by the rules of `docs/catalogue.md`. Pages, filters, totals, files and structured data take prices and stock from
 * here, because variants may override those of the product. For each fact the variant with the most matching values wins, then the product. In an incomplete
 * selection, variants with unselected values do not match. `quantity` is in pieces.
 */
export function resolveVariant(offer: Offer, selection: Selection, quantity = 1): ResolvedVariant {
  const { variants, quantities } = offer;
  const facts: VariantFacts = {};
  const overriddenBy: Partial<Record<keyof VariantFacts, number>> = {};
  for (const index of overridesFor(variants, selection).flat()) {
    const variant = variants?.[index];
    for (const fact of VARIANT_FACTS) {
      if (overriddenBy[fact] !== undefined || variant?.[fact] === undefined) continue;
      Object.assign(facts, { [fact]: variant[fact] });
      overriddenBy[fact] = index;
    }
  }
  const singlePrice = facts.price ?? offer.price;
  const givenOldPrice = facts.oldPrice ?? offer.oldPrice;
  // A variant may cost as much as the product's old price or more: then there is no old price.
  const isReduced = givenOldPrice !== undefined && givenOldPrice > singlePrice && singlePrice > 0;
  const oldPrice = isReduced ? givenOldPrice : undefined;
  const price = priceAtQuantity(singlePrice, quantity, quantities?.breaks ?? []);
  const { number = offer.model, barcode, images } = facts;
  return {
    isAvailable: facts.made ?? true,
    ...(number !== undefined && { number }),
    ...(barcode !== undefined && { barcode }),
    price,
    ...(oldPrice !== undefined && { oldPrice }),
    stock: facts.stock ?? offer.stock ?? DEFAULT_STOCK,
    ...(images && images.length > 0 && { images }),
    overriddenBy,
  };
}

/** The price per piece at a quantity, from the last price break that the quantity reaches. Half a minor unit is rounded up. */
export function priceAtQuantity(singlePrice: number, quantity: number, breaks: readonly PriceBreak[]): number {
  const reached = breaks.filter(({ from }) => from <= quantity).at(-1);
  if (!reached || singlePrice <= 0) return singlePrice;
  if ('price' in reached) return reached.price;
  // Hundredths of a percent, because 100 - 33.3 is not exact in binary.
  const share = 10_000 - Math.round(reached.percent * 100);
  return fromMinorUnits(Math.round((toMinorUnits(singlePrice) * share) / 10_000));
}

/** Variants that name the same options. `byValues` has their indexes by a key of the values. */
type OverrideGroup = { names: readonly string[]; byValues: ReadonlyMap<string, readonly number[]> };

/** One shared empty list, because the cache uses the list as key. */
const NO_VARIANTS: readonly Variant[] = [];
const keyOf = (names: readonly string[], selection: Selection) => names.map((name) => selection[name]).join('\0');

/** The variants, grouped by the options that they name, groups with the most options first. */
const overrideGroups = memoize((variants: readonly Variant[]): readonly OverrideGroup[] => {
  const groups = new Map<string, { names: string[]; byValues: Map<string, number[]> }>();
  for (const [index, { choice }] of variants.entries()) {
    const names = Object.keys(choice).sort();
    const group = groups.get(names.join('\0')) ?? { names, byValues: new Map() };
    const key = keyOf(names, choice);
    group.byValues.set(key, [...(group.byValues.get(key) ?? []), index]);
    groups.set(names.join('\0'), group);
  }
  return [...groups.values()].sort((a, b) => b.names.length - a.names.length);
});

/** Indexes of the variants that match a selection, in one list per number of named values, highest number first. */
export function overridesFor(
  variants: readonly Variant[] | undefined,
  selection: Selection,
): readonly (readonly number[])[] {
  const levels: number[][] = [];
  let nameCount: number | undefined;
  for (const { names, byValues } of overrideGroups(variants ?? NO_VARIANTS)) {
    const found = names.every((name) => selection[name] !== undefined)
      ? byValues.get(keyOf(names, selection))
      : undefined;
    if (!found) continue;
    if (nameCount === names.length) levels.at(-1)?.push(...found);
    else levels.push([...found]);
    nameCount = names.length;
  }
  return levels;
}

/** Names of the options that at least one variant names. Only these options change facts. */
export function overriddenControls(variants: readonly Variant[] | undefined): ReadonlySet<string> {
  return new Set(overrideGroups(variants ?? NO_VARIANTS).flatMap(({ names }) => names));
}
