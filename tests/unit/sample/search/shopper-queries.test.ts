import { rowsOf, searchIn } from '@/tests/unit/search/catalogues';
import { scores, weakest } from '@/tests/unit/search/judge';
import { mean } from '@/tests/unit/search/recall';
import { shopperQueries } from './shopper-queries';

const rows = rowsOf('data/catalogue.json');
const list = scores(shopperQueries, searchIn(rows).searcher, rows);

// Floors only rise: a change that lowers one of these figures makes search worse for someone.
test.each([
  ['the noun stays', 0.97],
  ['what is not sold is said', 1],
  ['not goods', 1],
  ['makers and categories', 1],
  ['order', 1],
  ['negation', 0.96],
  ['prices in words', 0.97],
  ['plain Spanish nouns', 0.98],
  ['sizes', 0.97],
  ['typos', 0.95],
])('%s', (kind, floor) => {
  const own = list.filter((entry) => entry.kind === kind);
  expect({ weakest: weakest(own), isReached: mean(own.map(({ score }) => score)) >= floor }).toMatchObject({
    isReached: true,
  });
});

test('there are 120 questions or more, and nearly all are answered', () => {
  expect(list.length).toBeGreaterThanOrEqual(120);
  expect(mean(list.map(({ score }) => score))).toBeGreaterThanOrEqual(0.98);
});
