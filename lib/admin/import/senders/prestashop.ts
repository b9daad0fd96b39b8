import { allYes, numberOf, pairsOf, repriced, someOf } from './cells';
import { familyRows, oneByOne } from './family';
import type { Sender, SenderFile } from './sender';
import type { SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

const listOf = (cell: string) => cell.split(',').map((entry) => entry.trim());

/** Tables of PrestaShop: its import form, and the list of its catalogue. Both have a row for each product, without combinations. */
export const prestashop: Sender = {
  name: 'PrestaShop',
  has: [
    ['active (0*', 'categories (x,y,z*'],
    ['price (tax excl.)', 'price (tax incl.)', 'reference', 'product id'],
  ],
  drops: [
    'id',
    'product id*',
    'meta *',
    'delete existing images*',
    'cost price',
    'wholesale price',
    'tax rule*',
    'position',
    'unit price*',
    'width',
    'height',
    'depth',
    'ecotax',
    'on sale*',
  ],
  arrange: (rows, file) =>
    oneByOne(rows, (row) => {
      const alts = listOf(row.get('image alt texts*'));
      const images = listOf(row.get('image urls*', 'image')).map((address, at) => ({ address, alt: alts[at] ?? '' }));
      return familyRows(row, { ...factsOf(row), ...saleOf(row, file) }, [], images);
    }),
};

const priceOf = (row: SenderRow) =>
  row.get('price tax incl*', 'price (tax incl.)', 'price tax excl*', 'price (tax excl.)');

const factsOf = (row: SenderRow): SenderFacts => ({
  ...row.taken('sku: reference #, reference; name: name*; brand: brand, manufacturer; stock: quantity; tags: tags*'),
  ...row.taken('model: mpn; barcode: ean13, ean-13, upc, isbn'),
  ...row.taken('handle: rewritten url, url rewritten; description: description; summary: summary, short description'),
  category: listOf(row.get('categories (x,y,z*', 'category'))
    .filter((name) => !/^(?:home|root|\d+)$/i.test(name))
    .join(' > '),
  price: priceOf(row),
  published: allYes(row.get('active (0*', 'status'), row.get('available for order*'), row.get('visibility')),
  weight: someOf(row.get('weight')),
  // A fact is its name, its value, its place, and whether it is the product's own.
  features: pairsOf(row.get('feature*'), /,/, ':').map(([name, value]) => [name, value.replace(/:.*$/s, '')] as const),
});

function saleOf(row: SenderRow, { decimal }: SenderFile): SenderFacts {
  const [amount = 0, percent = 0] = [row.get('discount amount'), row.get('discount percent').replace('%', '')].map(
    (cell) => numberOf(cell, decimal) ?? 0,
  );
  const [from, until] = [row.get('discount from*'), row.get('discount to*')].map((day) =>
    day.replace(/^0000-00-00.*$/, ''),
  );
  if (amount <= 0 && percent <= 0) return {};
  const price = repriced(priceOf(row), decimal, (sum) => (amount > 0 ? sum - amount : sum * (1 - percent / 100)));
  return { salePrice: price, saleFrom: from, saleUntil: until };
}
