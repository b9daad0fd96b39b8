import { groupBy } from '../../../catalogue/group-by';
import { allYes, categoryPaths, pairsOf, someOf } from './cells';
import { familyRows, oneByOne } from './family';
import type { Sender } from './sender';
import type { SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

const imagesOf = (row: SenderRow) =>
  row
    .get('imageurl')
    .split('|')
    .map((address) => ({ address: address.trim() }));

/** Tables of Shopware 5: a row for each number, all of which name the main one. */
export const shopwareFive: Sender = {
  name: 'Shopware 5',
  has: [['ordernumber', 'mainnumber', 'name', 'supplier']],
  drops: ['configuratorsetid', 'configuratortype', 'main', 'baseprice*'],
  arrange: (rows) =>
    oneByOne(
      groupBy(rows, (row) => row.get('mainnumber') || row.get('ordernumber')),
      ([number, group]) => {
        const main = group.find((row) => row.get('ordernumber') === number) ?? group[0];
        if (!main) return [];
        if (group.length === 1) return familyRows(main, { ...offerOf(main), ...productOf(main) }, [], imagesOf(main));
        const variations = group.map((row) => ({ row, facts: { ...offerOf(row), ...variantOf(row, main) } }));
        return familyRows(main, { ...productOf(main), sku: number }, variations, imagesOf(main));
      },
    ),
};

const offerOf = (row: SenderRow): SenderFacts => ({
  ...row.taken('sku: ordernumber; price: price_ek, price; stock: instock; barcode: ean'),
  oldPrice: someOf(row.get('pseudoprice_ek', 'pseudoprice')),
  published: allYes(row.get('active')),
  weight: someOf(row.get('weight'), 'kg'),
});

function variantOf(row: SenderRow, main: SenderRow): SenderFacts {
  const options = pairsOf(row.get('configuratoroptions'), /\|/, ':');
  const named =
    options.length > 0 ? options : [['Variante', row.get('additionaltext') || row.get('ordernumber')] as const];
  return { options: named, variantImage: row === main ? '' : imagesOf(row)[0]?.address };
}

const productOf = (row: SenderRow): SenderFacts => ({
  ...row.taken('name: name; brand: supplier; model: suppliernumber; tags: keywords'),
  ...row.taken('description: description_long; summary: description'),
  category: categoryPaths(
    row.get('categorypaths', 'categories').replace(/^[\d|,;\s]+$/, ''),
    /\|/,
    /->|>/,
    /^(?:root|deutsch|english)$/i,
  ),
  features: pairsOf(row.get('propertyvaluename'), /\|/, ':'),
});
