import { rowsOf, searchIn } from '@/tests/lib/search/catalogues';
import { scores, weakest } from '@/tests/lib/search/judge';
import { mean } from '@/tests/lib/search/recall';
import { askedQueries } from './asked-queries';

const rows = rowsOf('data/catalogue.json');
const list = scores(askedQueries, searchIn(rows).searcher, rows);

// Floors only rise: a change that lowers one of these figures makes search worse for someone.
test.each([
  ['the noun stays', 0.51],
  ['what is not sold is said', 0],
  ['not goods', 0.12],
  ['makers and categories', 0.38],
  ['order', 0.8],
  ['negation', 0.08],
  ['prices in words', 0.07],
  ['plain Spanish nouns', 0],
  ['sizes', 0.97],
  ['typos', 0.84],
])('%s', (kind, floor) => {
  const own = list.filter((entry) => entry.kind === kind);
  expect({ weakest: weakest(own), isReached: mean(own.map(({ score }) => score)) >= floor }).toMatchObject({
    isReached: true,
  });
});

test('there are 120 questions or more', () => {
  expect(list.length).toBeGreaterThanOrEqual(120);
});
