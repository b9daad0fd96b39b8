import { isRecord } from '../../is-record';
import { isCategory } from '../categories/categories';
import { isNewCategory } from '../categories/new-categories';
import type { RawProduct } from '../schema/product';
import type { Shape } from './field';
import { FIELD_LIST, REQUIRED_FIELDS } from './field-list';

const SHAPE_CHECKS: Record<Shape, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  category: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  texts: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  colors: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string' || isRecord(entry)),
  pictures: (value) =>
    Array.isArray(value) &&
    value.every((entry) => typeof entry === 'string' || (isRecord(entry) && typeof entry.src === 'string')),
  sizes: isSizes,
  group: isRecord,
  groups: (value) => Array.isArray(value) && value.every(isRecord),
};

/** True if a value has the rough type of a shape. Does not validate list entries and groups in depth. */
export function isOfShape(shape: Shape, value: unknown): boolean {
  return SHAPE_CHECKS[shape](value);
}

/**
 * True if the admin pages can show a stored product: required fields exist and values have the right shape. The product may still be
 * invalid.
 */
export function isProductLike(value: unknown): value is RawProduct {
  return (
    isRecord(value) &&
    FIELD_LIST.every(({ key, shape }) =>
      value[key] === undefined || value[key] === null ? !REQUIRED_FIELDS.includes(key) : isOfShape(shape, value[key]),
    ) &&
    (isCategory(value.category) || isNewCategory(value))
  );
}

function isSizes(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  if (!isRecord(value)) return false;
  const [first, second] = 'waist' in value ? [value.waist, value.length] : [value.men, value.sleeve_lengths_in];
  return Array.isArray(first) && Array.isArray(second);
}
