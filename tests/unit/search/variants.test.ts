import { matchingCard } from '@/lib/listing/matching-card';
import { Searcher } from '@/lib/search/searcher';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const colors = ['Black', 'Khaki'];
const sizes = ['S', 'M', '3XL'];
const shirt = {
  id: 'shirt-1',
  name: 'Duty Shirt',
  model: '72175',
  price: 75,
  colors,
  sizes,
  variants: [
    { size: '3XL', price: 82 },
    { color: 'Black', size: '3XL', number: '72175-019-3XL', barcode: '00844802120456' },
    { color: 'Black', size: 'S', number: '72175-019-S', price: 60, oldPrice: 75 },
    { color: 'Khaki', size: '3XL', number: '72175-055-3XL', made: false },
    { color: 'Khaki', size: 'M', number: '72175-055-M', barcode: '036000291452' },
  ],
};
const plain = { id: 'shirt-2', name: 'Plain Shirt', model: '72180', price: 85, colors, sizes };

const rows = indexRowsOf(shirt, plain);
const searcher = new Searcher(rows, []);

const found = (query: string) =>
  searcher.search(query).hits.map((row) => {
    const { id, price, isFrom, choice } = matchingCard(row);
    return { id, price, ...(isFrom && { isFrom }), ...(choice && { choice }) };
  });
const BLACK_3XL = { id: 'shirt-1', price: 82, choice: { color: 'Black', size: '3XL' } };

test.each([
  ['a number', '72175-019-3XL', BLACK_3XL],
  ['a number as people write it', '72175 019 3xl', BLACK_3XL],
  ['a barcode', '00844802120456', BLACK_3XL],
  ['a barcode without its zeros', '844802120456', BLACK_3XL],
  ['a barcode with one more', '0036000291452', { id: 'shirt-1', price: 75, choice: { color: 'Khaki', size: 'M' } }],
  ['the beginning of a number', '72175-019', { id: 'shirt-1', price: 60, isFrom: true, choice: { color: 'Black' } }],
])('%s of a variant finds only that variant, and selects it', (_, query, card) => {
  expect(found(query)).toEqual([card]);
});

test('the number of a product selects no variant', () => {
  expect(found('72175')).toEqual([{ id: 'shirt-1', price: 60, isFrom: true }]);
});

test('the number of an unavailable variant selects nothing', () => {
  expect(found('72175-055-3XL').filter(({ choice }) => choice)).toEqual([]);
});

test('a suggestion has the number, price and selection of the variant', () => {
  const [first] = searcher.suggest('844802120456', 5).suggestions;
  expect(first).toMatchObject({
    kind: 'product',
    card: { id: 'shirt-1', model: '72175-019-3XL', price: 82, choice: { color: 'Black', size: '3XL' } },
  });
});

test('the number of a variant is shown if the product has only one color', () => {
  const boot = { id: 'boot', name: 'Boot', model: '12392', colors: ['Black'], sizes: ['9', '10'], price: 160 };
  const numbered = { ...boot, variants: [{ color: 'Black', size: '10', number: '12392-019-10' }] };
  const [hit] = new Searcher(indexRowsOf(numbered), []).search('12392-019-10').hits;
  expect(hit && matchingCard(hit)).toMatchObject({ model: '12392-019-10', choice: { size: '10' } });
});

test.each<[query: string, ids: string[]]>([
  ['black 3xl shirt under 80', []],
  ['black 3xl shirt under 83', ['shirt-1']],
  ['khaki 3xl shirt', ['shirt-2']],
  ['shirt under 62', ['shirt-1']],
  ['reduced shirt', ['shirt-1']],
  ['reduced khaki shirt', []],
])('%s: finds products with one variant that matches everything', (query, ids) => {
  const { hits, matchCount = hits.length } = searcher.search(query);
  expect(
    hits
      .slice(0, matchCount)
      .map(({ card }) => card.id)
      .sort(),
  ).toEqual(ids);
});

test('exclusions exclude products with variants, and a hit has the price of its variant', () => {
  expect(found('shirt without duty').map(({ id }) => id)).toEqual(['shirt-2']);
  expect(found('black 3xl duty shirt')[0]).toEqual(BLACK_3XL);
});
