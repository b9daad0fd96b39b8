import { fromRawSelection } from '../variants/raw-selection';
import { formatShortSelection } from '../variants/selection';
import { type FactName, parseFactPath } from './fact-path';
import type { Field, FieldKey } from './field';
import { FIELDS } from './fields';

/** Fields in the order of the form, the fact sheet and the documents. */
export const FIELD_LIST: readonly Field[] = Object.values(FIELDS);

/** The fields in the order in which a product is written. */
export const FIELDS_IN_FILE_ORDER: readonly FieldKey[] = [...FIELD_LIST]
  .sort((a, b) => a.rank - b.rank)
  .map(({ key }) => key);

/** The fields of which the product's page shows something. */
export const PAGE_FIELDS: readonly FieldKey[] = FIELD_LIST.filter(({ isUnseen }) => !isUnseen).map(({ key }) => key);

/** The fields in which rows of one id may differ: a product that stands twice is listed in two places. */
export const PLACEMENT_FIELDS: readonly string[] = FIELD_LIST.filter(({ isPlace }) => isPlace).map(({ key }) => key);

/** The parts of a field by which its values are put in words. */
export type DisplayField = Pick<Field, 'label' | 'shape'> & Partial<Pick<Field, 'words' | 'entries' | 'without'>>;

/** Facts of variants, read as the product's own fields are; one that a variant leaves out has no value of its own. */
const FACTS: Readonly<Record<FactName, DisplayField>> = {
  number: FIELDS.model,
  barcode: { label: 'Barcode', shape: 'text' },
  price: FIELDS.price,
  oldPrice: FIELDS.oldPrice,
  stock: { label: FIELDS.stock.label, shape: FIELDS.stock.shape },
  image_links: FIELDS.image_links,
  made: { label: 'Available', shape: 'flag', words: (isAvailable) => (isAvailable ? 'yes' : 'no') },
};

/** The field of a path: that of 'restrictions.states[1]' is the restrictions; undefined for one that no product has. */
export function fieldAt(path: string): Field | undefined {
  const [key = ''] = pathParts(path);
  return Object.hasOwn(FIELDS, key) ? FIELDS[key as FieldKey] : undefined;
}

/** The field by which a value at a path is put in words: of what a variant says, that of the product which says the same. */
export function displayField(path: string): DisplayField | undefined {
  const named = parseFactPath(path);
  return named ? FACTS[named.fact] : fieldAt(path);
}

/** The label of the field at a path, 'Black, 3XL: Price' where a variant says it; the path itself where no product has such a field. */
export function fieldLabel(path: string): string {
  const label = displayField(path)?.label ?? path;
  const named = parseFactPath(path);
  return named
    ? `${formatShortSelection(fromRawSelection(named.selection), ' × ') || 'All variants'}: ${label}`
    : label;
}

/** The names along a path: 'restrictions.states[1]' -> ['restrictions', 'states', '1']; what a variant says is a part of the variants. */
export function pathParts(path: string): string[] {
  const named = parseFactPath(path);
  return named ? ['variants', named.key, named.fact] : path.split(/[.[\]]+/).filter(Boolean);
}
