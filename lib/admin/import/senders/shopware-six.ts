import { allYes, categoryPaths, pairsOf } from './cells';
import { rowsByParent } from './family';
import type { Sender } from './sender';
import type { SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

/** Words of a list; keys of the system are none. */
const wordsOf = (cell: string) => cell.replace(/^[0-9a-f]{32}(?:\|[0-9a-f]{32})*$/, '');

/** Tables of Shopware 6. Options that are written as keys have no words: such a variant is known by its number. */
export const shopwareSix: Sender = {
  name: 'Shopware 6',
  has: [['id', 'parent_id', 'product_number', 'price_gross']],
  drops: ['purchase_prices*', 'tax_*', 'cover_media_*', 'manufacturer_id', 'sales_channel', 'propertyids', 'optionids'],
  arrange: (rows, file) =>
    rowsByParent(rows, file, { key: 'id', parent: 'parent_id', facts: factsOf }, (row) => [
      { address: row.get('cover_media_url'), alt: row.get('cover_media_alt') },
    ]),
};

function factsOf(row: SenderRow, top?: SenderRow): SenderFacts {
  const options = pairsOf(wordsOf(row.get('options')), /\|/, ':');
  return {
    ...row.taken('sku: product_number; name: name; brand: manufacturer_name; description: description; barcode: ean'),
    ...row.taken('price: price_gross, price_net; stock: stock; model: manufacturer_number'),
    category: categoryPaths(wordsOf(row.get('categories')), /\|/, />/),
    published: allYes(row.get('active')),
    features: pairsOf(wordsOf(row.get('properties')), /\|/, ':'),
    ...(top && {
      variantImage: row.get('cover_media_url'),
      options: options.length > 0 ? options : [['Variant', row.get('product_number')]],
    }),
  };
}
