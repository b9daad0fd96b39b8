import { localeSettings } from '../../locale';
import { fromMinorUnits } from '../price';
import { DEFAULT_STOCK } from '../variants/offer';
import { available_colors, colors } from './colors';
import { documents } from './documents';
import type { Field, FieldKey } from './field';
import { flagField, hiddenField, numberField, textField } from './field-builders';
import { formatDateValue, formatPriceValue } from './format-value';
import { image_links } from './images';
import { restrictions } from './restrictions';
import { available_sizes, size, sizes } from './sizes';
import { entryText, lineText, plainText } from './text-formats';
import { FACT_COLUMNS } from './variant-rows';
import { options, quantities, variants } from './variants';

/**
 * Every field of a product, in the order of the form and the documentation.
 * A field of the schema that is missing here is a type error.
 */
export const FIELDS = {
  id: hiddenField({
    key: 'id',
    label: 'Id',
    about: 'The address of the page: 1 to 80 lower-case letters, digits and single hyphens; unique.',
    text: plainText,
  }),
  name: textField({
    key: 'name',
    label: 'Product name',
    about: 'One line of at most 200 characters.',
    section: 'basics',
    name: 'productName',
    control: { isRequired: true, isWide: true },
  }),
  description: textField({
    key: 'description',
    label: 'Description',
    about: 'Text of at most 20,000 characters; line breaks are kept.',
    section: 'basics',
    control: { kind: 'area', isRequired: true, rows: 6 },
  }),
  category: textField({
    key: 'category',
    label: 'Category',
    about: 'Key of the category of the product.',
    shape: 'category',
    section: 'basics',
    control: { kind: 'category' },
  }),
  subcategory: textField({
    key: 'subcategory',
    label: 'Subcategory',
    about: 'Spelling and plural are normalized: `shirt`, `Shirt` and `Shirts` are one subcategory.',
    absent: 'none',
    section: 'basics',
    control: { kind: 'subcategory' },
  }),
  price: numberField({
    key: 'price',
    label: 'Price',
    about: "In the shop's currency, with at most its number of decimals; 0 is 'Contact for price'.",
    format: formatPriceValue,
    section: 'prices',
    control: { label: `Price, ${localeSettings.currencyName}`, isRequired: true, step: fromMinorUnits(1) },
  }),
  isBestseller: flagField({
    key: 'isBestseller',
    label: 'Best seller',
    about: 'True: listed first in the default order.',
    isHiddenOnPage: true,
    absent: 'false',
    section: 'basics',
    control: { hint: 'shown first in the default order' },
  }),
  brand: textField({
    key: 'brand',
    label: 'Brand',
    about: 'One line; write each brand in one spelling.',
    section: 'basics',
  }),
  model: textField({
    key: 'model',
    label: 'Item number',
    about: "The brand's item number.",
    absent: 'the `id` is shown, as "Our no."',
    section: 'basics',
  }),
  oldPrice: numberField({
    key: 'oldPrice',
    label: FACT_COLUMNS.oldPrice.label,
    about: 'Above `price`; shows the rounded discount.',
    format: formatPriceValue,
    absent: 'no discount',
    section: 'prices',
    control: { label: `Old price, ${localeSettings.currencyName}`, step: fromMinorUnits(1) },
  }),
  stock: numberField({
    key: 'stock',
    label: 'Stock',
    about: 'Quantity in stock.',
    isHiddenOnPage: true,
    absent: String(DEFAULT_STOCK),
    section: 'prices',
    defaultValue: DEFAULT_STOCK,
  }),
  fabric: textField({
    key: 'fabric',
    label: 'Material',
    about: 'Material of the product.',
    absent: 'not shown',
    section: 'specifications',
  }),
  date: textField({
    key: 'date',
    label: 'Date',
    about: '`YYYY-MM-DD`: first day of sale; used to sort by newest.',
    format: formatDateValue,
    control: { kind: 'date' },
    isHiddenOnPage: true,
    absent: 'the day of `createdAt`',
    section: 'more',
  }),
  type: textField({
    key: 'type',
    label: 'Type',
    about: 'Product type within the subcategory.',
    absent: 'not shown',
    section: 'more',
    control: { hint: 'A kind within the subcategory' },
  }),
  rating: numberField({
    key: 'rating',
    label: 'Rating',
    about: '0 to 5.',
    absent: 'no stars',
    section: 'more',
    control: { label: 'Rating, 0 to 5', max: 5, step: 0.1 },
  }),
  features: textField({
    key: 'features',
    label: 'Features',
    about: 'Lines; `Label: value` becomes a row of the specification table.',
    absent: 'none',
    shape: 'texts',
    text: lineText,
    section: 'specifications',
    control: { kind: 'area', hint: 'One per line; “Weight: 10 oz” becomes a row of the specifications.', rows: 5 },
  }),
  available_colors,
  colors,
  available_sizes,
  size,
  sizes,
  options,
  variants,
  quantities,
  image_links,
  restrictions,
  pieces: textField({
    key: 'pieces',
    label: 'Pieces of the kit',
    about:
      'For a product that is sold as a set: the ids of the products in it. [Order kits](settings.md#kits) are another thing: lists that shoppers start from.',
    absent: 'none',
    shape: 'texts',
    text: entryText,
    section: 'more',
    control: { label: 'Products in the kit', hint: 'Product ids, separated by commas' },
  }),
  hidden: flagField({
    key: 'hidden',
    label: 'Hidden',
    about: 'True: the admin shows the product, the shop does not.',
    isHiddenOnPage: true,
    absent: 'false',
    section: 'more',
    control: { hint: 'kept in the admin, not shown in the shop' },
  }),
  documents,
  categoryName: hiddenField({
    key: 'categoryName',
    label: 'Category name',
    about: 'Stored unchanged; the shop shows the name of the group in this file.',
    isHiddenOnPage: true,
    absent: 'nothing',
  }),
  createdAt: hiddenField({
    key: 'createdAt',
    label: 'Created',
    about: 'When the product was added; written by the admin.',
    isHiddenOnPage: true,
    format: formatDateValue,
    absent: 'nothing',
  }),
  updatedAt: hiddenField({
    key: 'updatedAt',
    label: 'Updated',
    about: 'When the product was changed; stored unchanged.',
    isHiddenOnPage: true,
    format: formatDateValue,
    absent: 'nothing',
  }),
} satisfies { [Key in FieldKey]: Field<Key> };
