import type { FieldKey } from '../../catalogue/fields/field';
import { FIELD_LIST } from '../../catalogue/fields/field-list';
import labels from './import-fields.json' with { type: 'json' };

/** Fields that a column can be mapped to, with their labels, in the order of the select. */
export const IMPORT_FIELDS = labels;

type OptionField = `option${1 | 2 | 3 | 4 | 5}${'Name' | 'Value' | 'Values'}`;

/**
 * Meaning of a column:
 * - a key of {@link IMPORT_FIELDS}
 * - 'option1Name', 'option1Value' or 'option1Values' (a list): option columns of a shop system
 * - 'field:restrictions': a field in the format of the CSV with all fields
 * - 'variant:number': a variant column of that CSV
 */
export type ImportField = keyof typeof IMPORT_FIELDS | OptionField | `field:${FieldKey}` | `variant:${VariantColumn}`;

/** Fields with amounts of money. */
export const PRICE_FIELDS: readonly ImportField[] = ['price', 'oldPrice', 'salePrice'];

/** Columns of a variant in the CSV with all fields. */
export const VARIANT_COLUMNS = [
  'color',
  'size',
  'options',
  'number',
  'barcode',
  'price',
  'oldPrice',
  'stock',
  'image_links',
  'made',
] as const;
export type VariantColumn = (typeof VARIANT_COLUMNS)[number];

const OPTION = /^option([1-5])(Name|Values?)$/;

/** True if a string is an {@link ImportField}. */
export function isImportField(text: string): text is ImportField {
  const [kind = '', key = ''] = text.split(':');
  if (kind === 'field') return FIELD_LIST.some((field) => field.key === key);
  if (kind === 'variant') return (VARIANT_COLUMNS as readonly string[]).includes(key);
  return Object.hasOwn(IMPORT_FIELDS, text) || OPTION.test(text);
}

/** Label of an import field: 'option1Name' -> 'Option 1: name'. */
export function importFieldLabel(field: ImportField): string {
  const [, number, part = ''] = OPTION.exec(field) ?? [];
  if (number) return `Option ${number}: ${part.toLowerCase()}`;
  const [kind, key] = field.split(':');
  if (kind === 'variant') return `Variant: ${key}`;
  if (kind === 'field') return FIELD_LIST.find((each) => each.key === key)?.label ?? field;
  return IMPORT_FIELDS[field as keyof typeof IMPORT_FIELDS];
}
