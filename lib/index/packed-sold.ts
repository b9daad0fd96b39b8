import type { OrderQuantities, ProductOption, Variant } from '../catalogue/variants/variant';
import type { BarcodeSteps } from './sold-barcodes';
import type { TextParts } from './sold-texts';

/** The facts of a row's combinations as the index holds them: lists by variant, most of which many rows share. */
export type PackedSold = {
  /** The product's own price and old price where the card has those of another combination. */
  own?: readonly [price: number, oldPrice: number | null];
  stock?: number;
  options?: readonly ProductOption[];
  quantities?: OrderQuantities;
  /** The names of the controls that variants name; and for each variant the places of its values, -1 for none: absent where they are the whole grid. */
  names?: readonly string[];
  places?: readonly (readonly number[])[];
  /** The places of the variants that have a number, where others have none; the same of barcodes. */
  numbered?: readonly number[];
  barcoded?: readonly number[];
  numberStart?: TextParts['start'];
  numberParts?: TextParts['parts'];
  numberRest?: TextParts['rest'];
  barcodeShape?: BarcodeSteps['shape'];
  barcodeFirst?: BarcodeSteps['first'];
  /** The steps of barcodes, or the barcodes themselves. */
  barcodeSteps?: BarcodeSteps['steps'] | readonly string[];
  /** Minor units above those of the product, by variant, joined by commas. */
  prices?: string;
  oldPrices?: string;
  stocks?: string;
  made?: string;
  images?: readonly (Variant['images'] | null)[];
};

/** Lists of whole numbers as a text: [3, undefined, 5] -> '3,,5'; undefined where none is said. */
export const toNumbers = (numbers: readonly (number | undefined)[]) =>
  numbers.some((number) => number !== undefined) ? numbers.join() : undefined;
