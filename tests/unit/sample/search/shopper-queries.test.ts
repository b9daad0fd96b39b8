import { rowsOf, searchIn } from '@/tests/unit/search/catalogues';
import { scores, weakest } from '@/tests/unit/search/judge';
import { mean } from '@/tests/unit/search/recall';
import { shopperQueries } from './shopper-queries';

const rows = rowsOf('data/catalogue.json');
const list = scores(shopperQueries, searchIn(rows).searcher, rows);

// Minimum figures. Raise one when search improves; never lower one.
test.each([
  ['the noun stays', 0.97],
  ['products that are not sold', 1],
  ['pages instead of products', 1],
  ['brands and categories', 1],
  ['order', 1],
  ['negation', 0.96],
  ['prices in words', 0.97],
  ['plain Spanish nouns', 0.98],
  ['sizes', 0.97],
  ['typos', 0.95],
])('%s', (kind, floor) => {
  const ofKind = list.filter((entry) => entry.kind === kind);
  expect({ weakest: weakest(ofKind), isReached: mean(ofKind.map(({ score }) => score)) >= floor }).toMatchObject({
    isReached: true,
  });
});

test('there are at least 120 queries, and nearly all have the right results', () => {
  expect(list.length).toBeGreaterThanOrEqual(120);
  expect(mean(list.map(({ score }) => score))).toBeGreaterThanOrEqual(0.98);
});
