import { allYes, categoryPaths, isYes, someOf } from './cells';
import { familyRows, oneByOne, rowsByProduct } from './family';
import type { Sender } from './sender';
import type { SenderFacts } from './sender-facts';
import { OPTION_PLACES, type SenderRow } from './sender-row';

const imagesOf = (row: SenderRow) =>
  row
    .get('hosted image urls')
    .split(/\s+/)
    .map((address) => ({ address }));

/** Tables of Squarespace: variants stand below the first one of their product, whose cells they leave empty. */
export const squarespace: Sender = {
  name: 'Squarespace',
  has: [
    ['product id [non editable]', 'variant id [non editable]', 'title'],
    ['product type [non editable]', 'title', 'hosted image urls'],
  ],
  drops: ['product id [*', 'variant id [*', 'product page', 'sale price', 'length', 'width', 'height'],
  arrange: (rows) =>
    oneByOne(
      rowsByProduct(rows, (row) => (row.get('title') ? String(row.line) : '')),
      (group) => {
        const [first] = group;
        if (!first) return [];
        if (group.length === 1)
          return familyRows(first, { ...offerOf(first, first), ...productOf(first) }, [], imagesOf(first));
        const variations = group.map((row) => ({
          row,
          facts: { ...offerOf(row, first), variantImage: row === first ? '' : imagesOf(row)[0]?.address },
        }));
        return familyRows(first, productOf(first), variations, imagesOf(first));
      },
    ),
};

function offerOf(row: SenderRow, first: SenderRow): SenderFacts {
  const stock = row.get('stock');
  const isCounted = !/^unlimited$/i.test(stock);
  const nameAt = (at: number) => row.get(`option name ${at}`) || first.get(`option name ${at}`);
  return {
    ...row.taken('sku: sku; barcode: gtin; model: mpn; price: price'),
    salePrice: isYes(row.get('on sale')) ? row.get('sale price') : '',
    stock: isCounted ? stock : '',
    availability: isCounted ? '' : 'true',
    weight: someOf(row.get('weight')),
    options: OPTION_PLACES.map((at) => [nameAt(at), row.get(`option value ${at}`)]),
  };
}

const productOf = (row: SenderRow): SenderFacts => ({
  ...row.taken('name: title; handle: product url, title; description: description; tags: tags'),
  category: categoryPaths(row.get('categories'), /,/, /\//),
  published: allYes(row.get('visible')),
  features: [
    [
      'Type',
      row
        .get('product type [non editable]')
        .replace(/^physical$/i, '')
        .toLowerCase()
        .replace('_', ' '),
    ],
  ],
});
