import type { ProductImage } from '../images/product-images';
import type { Color } from '../schema/colors';
import type { Sizes } from '../sizes/sizes';
import type { Selection } from './selection';

/** An option of a product in addition to color and size, such as the hand of a holster. `values` are in display order. */
export type ProductOption = { name: string; values: readonly string[] };

/** Facts that a variant may override. undefined: the value of the product applies. */
export type VariantFacts = {
  /** Item number for orders. */
  number?: string | undefined;
  barcode?: string | undefined;
  /** Price of one piece in the shop's currency; 0 means price on request. */
  price?: number | undefined;
  oldPrice?: number | undefined;
  /** Number of pieces; 0 means sold out. */
  stock?: number | undefined;
  images?: readonly ProductImage[] | undefined;
  /** False: the shop does not sell these combinations. */
  made?: boolean | undefined;
};

/** Facts of every combination that has all values of `choice`. */
export type Variant = VariantFacts & { choice: Selection };

/** A lower price per piece, or a discount in percent, from a quantity of pieces on. */
export type PriceBreak = { from: number } & ({ price: number } | { percent: number });

/** Rules for order quantities: pieces in a pack, the word for one piece, minimum, multiple and quantity discounts. */
export type OrderQuantities = {
  pack?: number | undefined;
  unit?: string | undefined;
  minimum: number;
  step: number;
  breaks: readonly PriceBreak[];
};

/** The parts of a product that `resolveVariant` needs to find the price, stock and other facts of a combination. */
export type Offer = {
  model?: string | undefined;
  price: number;
  oldPrice?: number | undefined;
  /** Number of pieces. Default: {@link DEFAULT_STOCK}. */
  stock?: number | undefined;
  colors: readonly Color[];
  sizes: Sizes;
  options?: readonly ProductOption[] | undefined;
  variants?: readonly Variant[] | undefined;
  quantities?: OrderQuantities | undefined;
};

/** Number of pieces of a product whose row has no `stock`. */
export const DEFAULT_STOCK = 50;
