import type { FieldKey } from '../../catalogue/fields/field';
import { FIELD_LIST } from '../../catalogue/fields/field-list';

/** Fields that a column can be mapped to, with their labels, in the order of the select. */
export const IMPORT_FIELDS = {
  ignore: 'Ignore',
  name: 'Product name',
  sku: 'Item number (SKU)',
  barcode: 'Barcode (EAN, UPC, GTIN)',
  price: 'Price',
  salePrice: 'Sale price: the price becomes the old price',
  saleFrom: 'Sale price: first day',
  saleUntil: 'Sale price: last day',
  saleDates: 'Sale price: first and last day',
  oldPrice: 'Old price (compare-at price)',
  currency: 'Currency of the prices',
  stock: 'Stock',
  stockTracked: 'Whether stock is counted',
  availability: 'In stock or out of stock',
  backorder: 'Whether it can be ordered when out of stock',
  category: 'Category',
  subcategory: 'Subcategory',
  brand: 'Brand',
  description: 'Description',
  summary: 'Short description',
  features: 'Features, one per line',
  spec: 'Specification, named like the column',
  tags: 'Tags',
  weight: 'Weight',
  weightUnit: 'Unit of the weight',
  image: 'Images',
  imageAlt: 'Alt text of the image',
  imagePosition: 'Position of the image',
  variantImage: 'Image of the variant',
  size: 'Size of the row',
  sizes: 'List of all sizes',
  color: 'Color of the row',
  colors: 'List of all colors',
  option: 'Another option, named like the column',
  model: 'Item number of the brand (MPN)',
  type: 'Type',
  fabric: 'Material',
  date: 'Date',
  rating: 'Rating',
  isBestseller: 'Best seller',
  published: 'Whether it is published',
  unpublished: 'Whether it is hidden',
  id: 'Product id (address of its page)',
  handle: 'Handle: rows with the same one are one product',
  variantName: 'Name of the variant',
  rowId: 'Number of the row, which a parent column may name',
  parent: 'Parent of the row',
  kind: 'Kind of the row: product or variant',
} as const;

type OptionField = `option${1 | 2 | 3 | 4 | 5}${'Name' | 'Value' | 'Values'}`;

/**
 * Meaning of a column:
 * - a key of {@link IMPORT_FIELDS}
 * - 'option1Name', 'option1Value' or 'option1Values' (a list): option columns of a shop system
 * - 'field:restrictions': a field in the format of the CSV with all fields
 * - 'variant:number': a variant column of that CSV
 */
export type ImportField = keyof typeof IMPORT_FIELDS | OptionField | `field:${FieldKey}` | `variant:${VariantColumn}`;

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
