import { FIELD_LIST } from '../../../catalogue/fields/field-list';
import { foldText } from '../../../fold';
import type { ImportField } from '../import-fields';
import type { ProductFormat } from './product-format';

/** Metafield columns of this project's Shopify export, for fields without a Shopify column. */
const metafields = FIELD_LIST.map(({ key }): [RegExp, ImportField] => [
  new RegExp(`\\(product\\.metafields\\.catalogue\\.${key}\\)$`),
  `field:${key}`,
]);

const isNo = (cell: string) => /^(?:false|no|0)$/.test(foldText(cell));

/** Shopify's product CSV, with old and new headings (2025). https://help.shopify.com/en/manual/products/import-export/using-csv */
export const shopify: ProductFormat = {
  name: 'shopify',
  label: 'Shopify',
  detect: ['handle|url handle', 'title', 'option1 name|option1 value|variant price|product image url|body html'],
  columns: {
    handle: 'Handle, URL handle',
    name: 'Title',
    description: 'Body (HTML), Description',
    brand: 'Vendor',
    category: 'Type, Product category',
    published: 'Published, Published on online store, Status',
    kind: 'Gift card',
    sku: 'Variant SKU, SKU',
    model: 'Google Shopping / MPN',
    price: 'Variant Price, Price',
    oldPrice: 'Variant Compare At Price, Compare-at price',
    stock: 'Variant Inventory Qty, Inventory quantity',
    stockTracked: 'Variant Inventory Tracker, Inventory tracker',
    backorder: 'Variant Inventory Policy, Continue selling when out of stock',
    barcode: 'Variant Barcode, Barcode',
    weight: 'Variant Grams, Weight value (grams)',
    weightUnit: 'Variant Weight Unit, Weight unit for display',
    tags: 'Tags',
    image: 'Image Src, Product image URL',
    imagePosition: 'Image position',
    imageAlt: 'Image Alt Text',
    variantImage: 'Variant Image, Variant image URL',
    option1Name: 'Option1 Name',
    option1Value: 'Option1 Value',
    option2Name: 'Option2 Name',
    option2Value: 'Option2 Value',
    option3Name: 'Option3 Name',
    option3Value: 'Option3 Value',
  },
  patterns: [...metafields, [/\(product\.metafields\./, 'spec']],
  rows: 'handle',
  categories: 'path',
  hasProductImages: true,
  isProduct: (get) => get('kind') === '' || isNo(get('kind')),
  isStockCounted: (get, has) => {
    const tracker = get('stockTracked');
    // Stock that other services track is not in this file.
    return has('stockTracked') && (tracker === '' || tracker === 'shopify') ? tracker === 'shopify' : undefined;
  },
};
