import { groupBy } from '../../../catalogue/group-by';
import { allYes, categoryPaths, numberOf } from './cells';
import { oneByOne } from './family';
import type { Sender, SenderFile } from './sender';
import type { SenderFacts } from './sender-facts';
import { OPTION_PLACES, type SenderRow } from './sender-row';

/** Tables of Square: a row for each variation, which repeats its item. */
export const square: Sender = {
  name: 'Square',
  has: [
    ['token', 'item name', 'variation name'],
    ['reference handle', 'item name', 'variation name'],
  ],
  drops: ['token', 'new quantity *', 'item type'],
  arrange: (rows, file) => {
    const items = groupBy(rows, (row) => row.get('reference handle').replace(/^#/, '') || row.get('item name'));
    return oneByOne(items, ([handle, group]) =>
      group.map((row) => ({ row, facts: { ...factsOf(row, group.length > 1, file), handle: handle } })),
    );
  },
};

function factsOf(row: SenderRow, isOneOfSeveral: boolean, { decimal }: SenderFile): SenderFacts {
  const named = OPTION_PLACES.map((at) => [row.get(`option name ${at}`), row.get(`option value ${at}`)] as const);
  const variation = row.get('variation name');
  const isNamed = isOneOfSeveral || !/^regular$/i.test(variation);
  const options = named.some(([, value]) => value) ? named : [['Variation', isNamed ? variation : ''] as const];
  const pieces = row.all('current quantity').flatMap(([, cell]) => numberOf(cell, decimal) ?? []);
  const [unit = '', weight = ''] = row.all('weight (').at(0) ?? [];
  // A category is followed by its key.
  const categories = row.get('reporting category', 'categories', 'category').replace(/\s*\([A-Z0-9]{16,}\)/g, '');
  return {
    ...row.taken('sku: sku; name: customer-facing name, item name; description: description; barcode: gtin'),
    salePrice: row.get('online sale price'),
    category: categoryPaths(categories, /,/, /[>/]/),
    price: row.get('price').replace(/^variable$/i, ''),
    stock: pieces.length > 0 ? String(pieces.reduce((sum, count) => sum + count, 0)) : '',
    published: allYes(
      /^y/i.test(row.get('archived')) ? 'no' : '',
      row.get('sellable'),
      row.get('square online item visibility', 'visibility'),
    ),
    weight: weight && `${weight} ${unit.replace(')', '')}`,
    options: options,
  };
}
