import { unpackSold } from '../index/unpack-sold';
import { cardOfVariant } from './card-of-variant';
import { rowAsAsked, rowsNumbered } from './rows-within';
import { rowOfUnits, unitsOf } from './units';
import { variantsNumbered } from './variants-numbered';

/** All that listings and search know of variants, in one part: a shop without any does not fetch it. */
export const variantDesk = {
  unpackSold,
  unitsOf,
  rowOfUnits,
  cardOfVariant,
  rowAsAsked,
  rowsNumbered,
  variantsNumbered,
};

/** The same as a type, for those who are handed it. */
export type VariantDesk = typeof variantDesk;
