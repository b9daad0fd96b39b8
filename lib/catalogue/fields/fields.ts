import { localeSettings } from '../../locale';
import { fromMinorUnits } from '../../money';
import { DEFAULT_STOCK } from '../variants/offer';
import { colorsField } from './colors';
import { documents } from './documents';
import {
  entryText,
  type Field,
  type FieldKey,
  flagField,
  hiddenField,
  lineText,
  numberField,
  plainText,
  textField,
} from './field';
import { formatDateValue, formatPriceValue } from './format-value';
import { image_links } from './images';
import { restrictions } from './restrictions';
import { sizesField } from './sizes';
import { FACT_COLUMNS } from './variant-rows';
import { options, quantities, variants } from './variants';

/**
 * Every field of a product, in the order of the form and the documentation.
 * A field of the schema that is missing here is a type error.
 */
export const FIELDS = {
  id: hiddenField('id', { label: 'Id', text: plainText }),
  name: textField(
    'name',
    { label: 'Product name', section: 'basics', control: { isRequired: true, isWide: true } },
    'productName',
  ),
  description: textField('description', {
    label: 'Description',
    section: 'basics',
    control: { kind: 'area', isRequired: true, rows: 6 },
  }),
  category: textField('category', {
    label: 'Category',
    shape: 'category',
    section: 'basics',
    control: { kind: 'category' },
  }),
  subcategory: textField('subcategory', {
    label: 'Subcategory',
    section: 'basics',
    control: { kind: 'subcategory' },
  }),
  price: numberField('price', {
    label: 'Price',
    format: formatPriceValue,
    section: 'prices',
    control: { label: `Price, ${localeSettings.currencyName}`, isRequired: true, step: fromMinorUnits(1) },
  }),
  isBestseller: flagField('isBestseller', {
    label: 'Best seller',
    isHiddenOnPage: true,
    section: 'basics',
    control: { hint: 'shown first in the default order' },
  }),
  brand: textField('brand', { label: 'Brand', section: 'basics' }),
  model: textField('model', { label: 'Item number', section: 'basics' }),
  oldPrice: numberField('oldPrice', {
    label: FACT_COLUMNS.oldPrice.label,
    format: formatPriceValue,
    section: 'prices',
    control: { label: `Old price, ${localeSettings.currencyName}`, step: fromMinorUnits(1) },
  }),
  stock: numberField('stock', {
    label: 'Stock',
    isHiddenOnPage: true,
    section: 'prices',
    defaultValue: DEFAULT_STOCK,
  }),
  fabric: textField('fabric', { label: 'Material', section: 'specifications' }),
  date: textField('date', {
    label: 'Date',
    format: formatDateValue,
    control: { kind: 'date' },
    isHiddenOnPage: true,
    section: 'more',
  }),
  type: textField('type', {
    label: 'Type',
    section: 'more',
    control: { hint: 'A kind within the subcategory' },
  }),
  rating: numberField('rating', {
    label: 'Rating',
    section: 'more',
    control: { label: 'Rating, 0 to 5', max: 5, step: 0.1 },
  }),
  features: textField('features', {
    label: 'Features',
    shape: 'texts',
    text: lineText,
    section: 'specifications',
    control: { kind: 'area', hint: 'One per line; “Weight: 10 oz” becomes a row of the specifications.', rows: 5 },
  }),
  available_colors: { ...colorsField, key: 'available_colors' },
  colors: { ...colorsField, key: 'colors' },
  available_sizes: { ...sizesField, key: 'available_sizes' },
  size: { ...sizesField, key: 'size' },
  sizes: { ...sizesField, key: 'sizes' },
  options,
  variants,
  quantities,
  image_links,
  restrictions,
  pieces: textField('pieces', {
    label: 'Pieces of the kit',
    shape: 'texts',
    text: entryText,
    section: 'more',
    control: { label: 'Products in the kit', hint: 'Product ids, separated by commas' },
  }),
  hidden: flagField('hidden', {
    label: 'Hidden',
    isHiddenOnPage: true,
    section: 'more',
    control: { hint: 'kept in the admin, not shown in the shop' },
  }),
  documents,
  categoryName: hiddenField('categoryName', { label: 'Category name', isHiddenOnPage: true }),
  createdAt: hiddenField('createdAt', { label: 'Created', isHiddenOnPage: true, format: formatDateValue }),
  updatedAt: hiddenField('updatedAt', { label: 'Updated', isHiddenOnPage: true, format: formatDateValue }),
} satisfies { [Key in FieldKey]: Field<Key> };
