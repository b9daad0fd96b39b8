import { isRecord } from '../../is-record';
import { isCategory } from '../categories/categories';
import { isNewCategory } from '../categories/new-categories';
import type { RawProduct } from '../schema/product';
import { formatShortSelection } from '../variants/offer';
import { fromRawSelection } from '../variants/raw-selection';
import type { Field, FieldKey, Shape } from './field';
import { FIELDS } from './fields';
import { type FactName, parseFactPath } from './variant-facts';
import { FACT_COLUMNS } from './variant-rows';

/** All fields in the order of the form and the documentation. */
export const FIELD_LIST: readonly Field[] = Object.values(FIELDS);

/** The fields that every product has. */
export const REQUIRED_FIELDS: readonly FieldKey[] = ['id', 'name', 'description', 'category', 'price', 'brand'];

/** Names of the fields that affect the product page. */
export const PAGE_FIELDS: readonly FieldKey[] = FIELD_LIST.filter(({ isHiddenOnPage }) => !isHiddenOnPage).map(
  ({ key }) => key,
);

/** The parts of a field that are needed to format its values. */
export type DisplayField = Pick<Field, 'label' | 'shape'> & Partial<Pick<Field, 'format' | 'entries' | 'defaultValue'>>;

/** Formats of variant facts. No default stock: a variant without stock has the product's. */
const FACTS: Readonly<Record<FactName, DisplayField>> = { ...FACT_COLUMNS, image_links: FIELDS.image_links };

/** The field at a path: 'restrictions.states[1]' -> the restrictions field. Undefined for unknown fields. */
export function fieldAt(path: string): Field | undefined {
  const [key = ''] = pathParts(path);
  return Object.hasOwn(FIELDS, key) ? FIELDS[key as FieldKey] : undefined;
}

/** The field that formats the value at a path; for a variant fact, the field of that fact. Undefined for unknown fields. */
export function displayField(path: string): DisplayField | undefined {
  const factOfVariant = parseFactPath(path);
  return factOfVariant ? FACTS[factOfVariant.fact] : fieldAt(path);
}

/** The label of the field at a path: 'Price', or 'Black, 3XL: Price' for a variant fact. Unknown paths are returned as is. */
export function fieldLabel(path: string): string {
  const label = displayField(path)?.label ?? path;
  const factOfVariant = parseFactPath(path);
  return factOfVariant
    ? `${formatShortSelection(fromRawSelection(factOfVariant.selection), ' × ') || 'All variants'}: ${label}`
    : label;
}

/** Splits a path: 'restrictions.states[1]' -> ['restrictions', 'states', '1']. A variant fact is below 'variants'. */
export function pathParts(path: string): string[] {
  const factOfVariant = parseFactPath(path);
  return factOfVariant ? ['variants', factOfVariant.key, factOfVariant.fact] : path.split(/[.[\]]+/).filter(Boolean);
}

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
