import { FIELDS } from '../../catalogue/fields/fields';

const { name, brand, model, type, price, oldPrice, stock, category, subcategory, description, features } = FIELDS;
const { image_links, fabric, date, rating, isBestseller, available_sizes, available_colors } = FIELDS;

/** What a column may say of a product, with its words for the operator; a field of the product bears the field's own name. */
export const ROLES = {
  ignore: 'Not taken',
  id: 'Id of the product',
  group: 'Handle: rows with the same one are one product',
  sku: 'Item number of the row',
  number: 'Number of the row, which a “Parent” may name',
  parent: 'Parent of the row',
  kind: 'Kind of the row: product or variation',
  published: 'Whether it is published',
  name: name.label,
  brand: brand.label,
  model: model.label,
  type: type.label,
  price: price.label,
  oldPrice: oldPrice.label,
  salePrice: 'Sale price, which makes the price the old one',
  currency: 'Currency',
  stock: stock.label,
  availability: 'Whether it is in stock',
  category: category.label,
  otherCategory: 'Category, where the other column is empty',
  subcategory: subcategory.label,
  description: description.label,
  summary: 'Short description',
  features: features.label,
  feature: 'One line of the features',
  image_links: image_links.label,
  imagePosition: 'Place of the image',
  size: 'Size of the row',
  color: 'Color of the row',
  available_sizes: `All ${available_sizes.label.toLowerCase()}, between commas`,
  available_colors: `All ${available_colors.label.toLowerCase()}, between commas`,
  fabric: fabric.label,
  date: date.label,
  rating: rating.label,
  isBestseller: isBestseller.label,
} as const;

/** What a column of the file says: an entry of {@link ROLES}, or the name or values of an option: 'option 1 name'. */
export type Role = keyof typeof ROLES | `option ${number} ${'name' | 'value' | 'values'}`;

/** The keys of all roles that a column may have, without those of options. */
export const ROLE_KEYS = Object.keys(ROLES) as (keyof typeof ROLES)[];

const OPTION = /^option (\d{1,3}) (name|value|values)$/;

/** A guard: whether a word is the key of a role. */
export function isRole(role: string): role is Role {
  return Object.hasOwn(ROLES, role) || OPTION.test(role);
}

/** The number of an option's column; undefined for any other role. */
export function optionNumber(role: Role): number | undefined {
  const [, number] = OPTION.exec(role) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** What an operator reads for a role. */
export function roleLabel(role: Role): string {
  const [, number, part] = OPTION.exec(role) ?? [];
  if (number) return `${part === 'name' ? 'Name' : 'Value'} of option ${number}`;
  return ROLES[role as keyof typeof ROLES];
}
