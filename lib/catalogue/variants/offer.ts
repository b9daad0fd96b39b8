import type { ProductImage } from '../images/product-images';
import type { Color } from '../schema/colors';
import type { Sizes } from '../sizes/sizes';
import type { Selection } from './selection';

/** A choice of a product beside color and size, such as the hand of a holster, with its values in order. */
export type ProductOption = { name: string; values: readonly string[] };

/** The facts that a variant may say in place of its product. */
export type VariantFacts = {
  /** The item number by which it is ordered. */
  number?: string | undefined;
  barcode?: string | undefined;
  /** Of one, in the shop's currency; 0 is a price on request. */
  price?: number | undefined;
  oldPrice?: number | undefined;
  /** Pieces; 0 is sold out. */
  stock?: number | undefined;
  images?: readonly ProductImage[] | undefined;
  /** False takes the combinations out. */
  made?: boolean | undefined;
};

/** The facts of every combination that has the values of `choice`. */
export type Variant = VariantFacts & { choice: Selection };

/** A lower price of one from a quantity on, or so many percent off. */
export type PriceBreak = { from: number } & ({ price: number } | { percent: number });

/** How a product is ordered: pieces in a pack, the word for one, the least quantity and its steps, and what many cost. */
export type OrderQuantities = {
  pack?: number | undefined;
  unit?: string | undefined;
  minimum: number;
  step: number;
  breaks: readonly PriceBreak[];
};

/** The parts of a product by which its combinations differ; where a part is left out, there is none of it. */
export type Offer = {
  model?: string | undefined;
  price: number;
  oldPrice?: number | undefined;
  /** The default of a product's stock where it is left out. */
  stock?: number | undefined;
  colors: readonly Color[];
  sizes: Sizes;
  options?: readonly ProductOption[] | undefined;
  variants?: readonly Variant[] | undefined;
  quantities?: OrderQuantities | undefined;
};

/** Pieces of a product whose row does not give its stock (specification, section 3). */
export const DEFAULT_STOCK = 50;
