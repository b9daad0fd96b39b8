import type { Field, FieldKey } from './field';
import { FIELDS } from './fields';

/** Fields in the order of the form, the fact sheet and the documents. */
export const FIELD_LIST: readonly Field[] = Object.values(FIELDS);

/** The fields in the order in which a product is written. */
export const WRITTEN_FIELDS: readonly FieldKey[] = [...FIELD_LIST]
  .sort((a, b) => a.rank - b.rank)
  .map(({ key }) => key);

/** The fields of which the product's page shows something. */
export const PAGE_FIELDS: readonly FieldKey[] = FIELD_LIST.filter(({ isUnseen }) => !isUnseen).map(({ key }) => key);

type Column = Field & Required<Pick<Field, 'text' | 'column'>>;
const isColumn = (field: Field): field is Column => field.column !== undefined && field.text !== undefined;

/** The fields that have a column in the CSV file, in its order. */
export const CSV_FIELDS: readonly Column[] = FIELD_LIST.filter(isColumn).sort((a, b) => a.column - b.column);

/** The fields in which rows of one id may differ: a product that stands twice is listed in two places. */
export const PLACE_FIELDS: readonly string[] = FIELD_LIST.filter(({ isPlace }) => isPlace).map(({ key }) => key);

/** The field of a path: that of 'restrictions.states[1]' is the restrictions; undefined for one that no product has. */
export function fieldAt(path: string): Field | undefined {
  const [key = ''] = partsOf(path);
  return Object.hasOwn(FIELDS, key) ? FIELDS[key as FieldKey] : undefined;
}

/** The label of the field at a path; the path itself where no product has such a field. */
export function fieldLabel(path: string): string {
  return fieldAt(path)?.label ?? path;
}

/** The names along a path: 'restrictions.states[1]' -> ['restrictions', 'states', '1']. */
export function partsOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter(Boolean);
}
