import { ROLES } from '../roles';

/** The columns that the general reader knows, by what they say of a row. */
export const FACT_COLUMNS = {
  ...{
    handle: 'Handle',
    number: 'Product ID',
    parent: 'Parent',
    kind: 'Kind',
    sku: 'SKU',
    name: 'Name',
    brand: 'Brand',
  },
  ...{ model: 'Model number', description: 'Description', summary: ROLES.summary, category: 'Category' },
  ...{ published: 'Published', price: 'Price', oldPrice: 'Compare at price', salePrice: 'Offer price' },
  ...{
    saleFrom: 'Sale from',
    saleUntil: 'Sale until',
    currency: 'Currency',
    stock: 'Quantity',
    availability: 'In stock',
  },
  ...{ barcode: 'Barcode', image: 'Image', variantImage: 'Variant image', imageAlt: 'Image alt', weight: 'Weight' },
  ...{ tags: 'Tags', skus: 'SKUs of its variations' },
} as const;

/** A name with its value. */
export type NamedValue = readonly [name: string, value: string];

/** Facts of an arranged row: a cell for each column, the options that it is, and facts of its product by name. */
export type SenderFacts = Readonly<Partial<Record<keyof typeof FACT_COLUMNS, string | undefined>>> & {
  readonly options?: readonly NamedValue[];
  readonly features?: readonly NamedValue[];
};
