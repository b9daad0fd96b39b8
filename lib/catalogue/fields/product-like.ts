import { isCategory } from '../categories';
import type { RawProduct } from '../schema/product';
import type { Shape } from './field';
import { FIELD_LIST } from './field-list';

type Group = Record<string, unknown>;

const SHAPES: Record<Shape, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  category: isCategory,
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  texts: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  colors: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string' || isGroup(entry)),
  sizes: isSizes,
  group: isGroup,
};

/** Whether a value is of a kind. */
export function isOfShape(shape: Shape, value: unknown): boolean {
  return SHAPES[shape](value);
}

/** Whether the admin's pages can work with a product that was stored: the kinds of its values, not yet what the schema says of them. */
export function isProductLike(value: unknown): value is RawProduct {
  return (
    isGroup(value) &&
    FIELD_LIST.every(({ key, shape, absent }) =>
      value[key] === undefined || value[key] === null ? absent !== undefined : isOfShape(shape, value[key]),
    )
  );
}

function isSizes(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  if (!isGroup(value)) return false;
  const [first, second] = 'waist' in value ? [value.waist, value.length] : [value.men, value.sleeve_lengths_in];
  return Array.isArray(first) && Array.isArray(second);
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
