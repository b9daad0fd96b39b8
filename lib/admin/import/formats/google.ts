import type { ProductFormat } from './product-format';

/** Product feed for Google Merchant Center as tab-separated text. https://support.google.com/merchants/answer/7052112 */
export const google: ProductFormat = {
  name: 'google',
  label: 'Google Merchant',
  detect: ['id', 'title', 'price', 'availability'],
  columns: {
    sku: 'id',
    handle: 'item group id',
    name: 'title',
    description: 'description',
    price: 'price',
    salePrice: 'sale price',
    saleDates: 'sale price effective date',
    brand: 'brand',
    model: 'mpn',
    barcode: 'gtin',
    category: 'product type, google product category',
    image: 'image link, additional image link',
    color: 'color',
    size: 'size',
    option: 'pattern',
    fabric: 'material',
    availability: 'availability',
    stock: 'sell on google quantity, quantity, inventory',
    weight: 'product weight, shipping weight',
    spec: 'gender, age group, energy efficiency class, product length, product width, product height',
    features: 'product highlight',
  },
  rows: 'flat',
  categories: 'path',
};
