import type { FieldKey } from '../../catalogue/fields/field';
import { FIELD_LIST } from '../../catalogue/fields/field-list';
import { FIELDS } from '../../catalogue/fields/fields';

const { name, brand, model, type, price, oldPrice, stock, category, subcategory, description, features } = FIELDS;
const { image_links, fabric, date, rating, isBestseller, available_sizes, available_colors } = FIELDS;

/** Roles of a column, in words for the operator; a field of the product bears the field's own name. */
export const ROLES = {
  ignore: 'Not taken',
  id: 'Id of the product',
  group: 'Handle: rows with the same one are one product',
  sku: 'Item number of the row',
  barcode: 'Barcode of the row',
  number: 'Number of the row, which a “Parent” may name',
  parent: 'Parent of the row',
  kind: 'Kind of the row: product or variation',
  published: 'Whether it is for sale',
  withheld: 'Whether it is not for sale',
  name: name.label,
  brand: brand.label,
  model: model.label,
  type: type.label,
  price: price.label,
  oldPrice: oldPrice.label,
  otherPrice: 'Price, where the other column is empty',
  salePrice: 'Sale price, which makes the price the old one',
  saleFrom: 'First day of the sale price',
  saleUntil: 'Last day of the sale price',
  saleDays: 'First and last day of the sale price',
  currency: 'Currency',
  stock: stock.label,
  availability: 'Whether it is in stock',
  backorder: 'Whether it is sold when none is left',
  category: category.label,
  otherCategory: 'Category, where the other column is empty',
  subcategory: subcategory.label,
  description: description.label,
  summary: 'Short description',
  features: features.label,
  feature: 'One line of the features',
  image_links: image_links.label,
  weight: 'Weight',
  weightUnit: 'Unit of the weight',
  tags: 'Tags, which become one line of the features',
  imagePosition: 'Place of the image',
  imageAlt: 'What the image shows',
  variantImage: 'Image of the row’s variant',
  size: 'Size of the row',
  color: 'Color of the row',
  choice: 'Another choice of the row, by the name of the column',
  available_sizes: `All ${available_sizes.label.toLowerCase()}, between commas`,
  available_colors: `All ${available_colors.label.toLowerCase()}, between commas`,
  fabric: fabric.label,
  date: date.label,
  rating: rating.label,
  isBestseller: isBestseller.label,
} as const;

/** The role of a column: an entry of {@link ROLES}, the name or values of an option: 'option 1 name', or a field as this shop writes it: 'own fabric'. */
export type Role = keyof typeof ROLES | `option ${number} ${'name' | 'value' | 'values'}` | `own ${FieldKey}`;

/** The keys of all roles that a column may have, without those of options. */
export const ROLE_KEYS = Object.keys(ROLES) as (keyof typeof ROLES)[];

const OPTION = /^option (\d{1,3}) (name|value|values)$/;
const ownField = (role: string) => FIELD_LIST.find(({ key }) => role === `own ${key}`);

/** A guard: whether a word is the key of a role. */
export function isRole(role: string): role is Role {
  return Object.hasOwn(ROLES, role) || OPTION.test(role) || ownField(role) !== undefined;
}

/** The number of an option's column; undefined for any other role. */
export function optionNumber(role: Role): number | undefined {
  const [, number] = OPTION.exec(role) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** An operator's words for a role: 'option 1 name' -> 'Name of option 1'. */
export function roleLabel(role: Role): string {
  const [, number, part] = OPTION.exec(role) ?? [];
  if (number) return `${part === 'name' ? 'Name' : 'Value'} of option ${number}`;
  return ownField(role)?.label ?? ROLES[role as keyof typeof ROLES];
}
