import type { ProductFormat } from './product-format';

/** Square's item library. https://squareup.com/help/us/en/article/5153-import-items-online */
export const square: ProductFormat = {
  name: 'square',
  label: 'Square',
  detect: ['item name', 'variation name', 'token|reference handle'],
  columns: {
    handle: 'Reference handle',
    name: 'Customer-facing name, Item name',
    variantName: 'Variation name',
    sku: 'SKU',
    description: 'Description',
    category: 'Categories, Category, Reporting category',
    brand: 'Brand',
    barcode: 'GTIN',
    price: 'Price',
    salePrice: 'Online sale price',
    unpublished: 'Archived',
    published: 'Sellable, Square online item visibility, Visibility',
    stockTracked: 'Stockable',
    option1Name: 'Option name 1',
    option1Value: 'Option value 1',
    option2Name: 'Option name 2',
    option2Value: 'Option value 2',
    option3Name: 'Option name 3',
    option3Value: 'Option value 3',
  },
  patterns: [
    [/^current quantity /, 'stock'],
    [/^weight /, 'weight'],
  ],
  rows: 'handle',
  categories: 'list',
};
