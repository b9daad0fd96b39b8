import { allYes, categoryPaths, optionValue, pairsOf, someOf } from './cells';
import { familyRows, oneByOne, rowsByProduct } from './family';
import type { Sender } from './sender';
import type { SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

const kindOf = (row: SenderRow) => row.get('item').toLowerCase();

/** Options stand one behind the other: 'Type=Rectangles|Name=Size|Value=SType=Swatch|Name=Color|Value=Red[#ff0000]'. */
const optionsOf = (row: SenderRow) =>
  [...row.get('options').matchAll(/Type=[^|]*\|Name=([^|]*)\|Value=(.*?)(?=[\s|,;]*Type=[^|]*\|Name=|$)/gs)].map(
    ([, name = '', value = '']) => [name.trim(), optionValue(name.trim(), value)] as const,
  );

const offerOf = (row: SenderRow, top: SenderRow): SenderFacts => ({
  ...row.taken('sku: sku; barcode: upc/ean, global trade number; model: manufacturer part number'),
  ...row.taken('price: price; oldPrice: retail price; weight: weight; variantImage: variant image url'),
  salePrice: someOf(row.get('sale price')),
  stock: /^none$/i.test(top.get('inventory tracking')) ? '' : row.get('current stock'),
  published: allYes(row.get('is visible'), row.get('availability')),
});

const productOf = (row: SenderRow): SenderFacts => ({
  ...offerOf(row, row),
  ...row.taken('name: name; brand: brand name, brand; description: description; tags: search keywords'),
  handle: row.get('product url').replace(/^.*\/(?=[^/]+\/?$)|\/$/g, ''),
  category: categoryPaths(
    row.get('categories names', 'category', 'categories').replace(/^[\d;,\s]+$/, ''),
    /;/,
    /[/>]/,
  ),
  features: pairsOf(row.get('custom fields'), /;/, '='),
});

/** Tables that BigCommerce writes in its third form: rows of variants and of images stand below their product. */
export const bigcommerceV3: Sender = {
  name: 'BigCommerce',
  has: [['item', 'sku', 'options', 'image url (import)']],
  drops: ['id', 'type', 'current stock', 'image is thumbnail', 'image sort order', 'tax class', 'sort order'],
  arrange: (rows) =>
    oneByOne(
      rowsByProduct(rows, (row) => (kindOf(row) === 'product' ? String(row.line) : '')),
      (group) => {
        const [row, ...below] = group;
        if (!row) return [];
        const variations = below
          .filter((one) => kindOf(one) === 'variant')
          .map((one) => ({ row: one, facts: { ...offerOf(one, row), options: optionsOf(one) } }));
        const pictures = group.map((one) => ({
          address: one.get('internal image url (export)', 'image url (import)'),
          alt: one.get('image description'),
        }));
        return familyRows(row, productOf(row), variations, pictures);
      },
    ),
};
