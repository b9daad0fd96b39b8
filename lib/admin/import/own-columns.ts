import { canonical } from '../../catalogue/canonical';
import type { Field, FieldKey } from '../../catalogue/fields/field';
import { FIELD_LIST } from '../../catalogue/fields/field-list';
import { FIELDS } from '../../catalogue/fields/fields';
import { parseJson } from '../../catalogue/parse-json';
import { bareCell, guardedCell } from '../../csv-cell';
import type { Role } from './roles';

/** Fields of ours that stand in columns of their own, where no other column of a file brings them back. */
export const OWN_COLUMNS: readonly Field[] = FIELD_LIST.filter(({ key }) => key !== 'id');

/** The name of such a column in Shopify's file, as it names a fact of one's own: 'Material (product.metafields.catalogue.fabric)'. */
export const ownHeader = ({ label, key }: Pick<Field, 'label' | 'key'>) =>
  `${label} (product.metafields.catalogue.${key})`;

const { name, brand, category, model, price, oldPrice, stock, size, sizes, colors } = FIELDS;

/** Columns of the list with all fields whose label a row of a combination needs, or a second field has. */
const SHARED: Readonly<Partial<Record<FieldKey, string>>> = {
  name: `${name.label}, as it is written`,
  category: `${category.label}, key`,
  ...Object.fromEntries([model, price, oldPrice, stock].map(({ key, label }) => [key, `${label}, whole product`])),
  ...Object.fromEntries([size, sizes, colors].map(({ key, label }) => [key, `${label}, ${key}`])),
};

/** The name of such a column in the list with all fields: the field's label. */
export const listHeader = ({ label, key }: Pick<Field, 'label' | 'key'>) => SHARED[key] ?? label;

/** The columns that the list with all fields always has, by what an import takes them for. */
export const LIST_COLUMNS = {
  group: 'Id',
  name: name.label,
  'own brand': brand.label,
  category: category.label,
  'option 1 name': 'Option 1 name',
  'option 1 value': 'Option 1 value',
  'option 2 name': 'Option 2 name',
  'option 2 value': 'Option 2 value',
  'option 3 name': 'Option 3 name',
  'option 3 value': 'Option 3 value',
  sku: model.label,
  barcode: 'Barcode',
  price: price.label,
  oldPrice: oldPrice.label,
  stock: stock.label,
  variantImage: 'Image of the variant',
} as const;

/** Columns of that list by their names, with what an import takes them for. */
export const LIST_ROLES: readonly (readonly [name: string, role: Role])[] = [
  ...OWN_COLUMNS.map((field) => [listHeader(field), `own ${field.key}`] as const),
  ...Object.entries(LIST_COLUMNS).map(([role, header]) => [header, role as Role] as const),
];

/** The cell of a field: a text, a number or lines as they stand where they are read back the same, all else as JSON. */
export function ownCell(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  const plain = isText(field) ? String(value) : (field.text?.format(value) ?? '');
  const isKept = plain !== '' && canonical(readCell(field, bareCell(guardedCell(plain)).trim())) === canonical(value);
  return isKept ? plain : JSON.stringify(value);
}

/** The value of a cell that {@link ownCell} has written, or that was edited since; undefined where it cannot be read. */
export function readCell(field: Field, cell: string): unknown {
  if (/^["[{]/.test(cell) || !(isText(field) || field.text))
    try {
      return parseJson(cell);
    } catch {
      if (!isText(field)) return undefined;
    }
  return isText(field) ? cell : field.text?.parse(cell);
}

/** Whether the values of a field are texts. */
const isText = ({ shape }: Field) => shape === 'text' || shape === 'category';
