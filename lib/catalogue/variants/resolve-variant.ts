import type { Choice } from '../choice';
import { fromMinorUnits, toMinorUnits } from '../minor-units';
import type { ProductImage } from '../pictures';
import { DEFAULT_STOCK } from '../stock';
import { speakersFor } from './speakers';
import type { PriceBreak, Sold, VariantFacts } from './variant';

/** The facts in the order in which they are written and shown. */
export const VARIANT_FACTS = ['number', 'barcode', 'price', 'oldPrice', 'stock', 'images', 'made'] as const;

/** A combination as it is sold. */
export type ResolvedVariant = {
  /** Whether there is such a combination at all. */
  made: boolean;
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
  said: Readonly<Partial<Record<keyof VariantFacts, number>>>;
};

/**
 * All that a shop says of a choice of a product, as `docs/catalogue.md` describes it: page, card, facet, total, print, files and
 * structured data ask it and nothing else. A variant speaks for each choice that has its values; the one that names most wins, fact by
 * fact, and what none says, the product says. Of a choice that is not whole only those speak whose values are chosen. `quantity` is in
 * pieces.
 */
export function resolveVariant(sold: Sold, choice: Choice, quantity = 1): ResolvedVariant {
  const { variants, quantities } = sold;
  const facts: VariantFacts = {};
  const said: Partial<Record<keyof VariantFacts, number>> = {};
  for (const place of speakersFor(variants, choice).flat()) {
    const variant = variants?.[place];
    for (const fact of VARIANT_FACTS) {
      if (said[fact] !== undefined || variant?.[fact] === undefined) continue;
      Object.assign(facts, { [fact]: variant[fact] });
      said[fact] = place;
    }
  }
  const lower = facts.price ?? sold.price;
  const former = facts.oldPrice ?? sold.oldPrice;
  // The product's own old price is none of a variant that costs as much.
  const oldPrice = former !== undefined && former > lower && lower > 0 ? former : undefined;
  const price = priceAt(lower, quantity, quantities?.breaks ?? []);
  const { number = sold.model, barcode, images } = facts;
  return {
    made: facts.made ?? true,
    ...(number !== undefined && { number }),
    ...(barcode !== undefined && { barcode }),
    price,
    ...(oldPrice !== undefined && { oldPrice }),
    stock: facts.stock ?? sold.stock ?? DEFAULT_STOCK,
    ...(images && images.length > 0 && { images }),
    said,
  };
}

/** The price of one at a quantity: that of the last break which it reaches. Half a minor unit is rounded up. */
export function priceAt(single: number, quantity: number, breaks: readonly PriceBreak[]): number {
  const reached = breaks.filter(({ from }) => from <= quantity).at(-1);
  if (!reached || single <= 0) return single;
  if ('price' in reached) return reached.price;
  // Whole hundredths of a percent, for 100 - 33.3 is no whole number of anything in binary.
  const share = 10_000 - Math.round(reached.percent * 100);
  return fromMinorUnits(Math.round((toMinorUnits(single) * share) / 10_000));
}
