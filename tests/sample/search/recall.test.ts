import { recallAt8, rowsOf, searchIn } from '@/tests/lib/search/catalogues';
import { forgiven, kept, mean } from '@/tests/lib/search/recall';
import { typos } from '@/tests/lib/search/typos';
import { bundledQueries, itemQueries } from './bundled-queries';

// Floors only rise: a change that lowers one of these figures makes search worse for someone.
const bundled = rowsOf('data/catalogue.json');
const { first8 } = searchIn(bundled);

describe('the query set', () => {
  test('holds 60 queries or more', () => {
    expect(bundledQueries.length).toBeGreaterThanOrEqual(60);
  });

  test('asks for goods that are there', () => {
    expect(bundledQueries.filter(([, wanted]) => !bundled.some(wanted)).map(([query]) => query)).toEqual([]);
  });
});

test('recall in the first eight', () => {
  const recall = mean(bundledQueries.map(([query, wanted]) => recallAt8(first8(query), bundled.filter(wanted))));
  expect(recall).toBeGreaterThanOrEqual(0.995);
});

describe('200 words with one letter wrong', () => {
  test.each([
    [1, 0.98],
    [2, 0.975],
    [3, 0.965],
  ])('seed %i', (seed, floor) => {
    expect(forgiven(typos(bundled, 200, seed), first8)).toBeGreaterThanOrEqual(floor);
  });

  test('bring nearly the same first eight', () => {
    expect(kept(typos(bundled, 200), first8)).toBeGreaterThanOrEqual(0.978);
  });
});

describe('item numbers come first', () => {
  test.each(itemQueries)('%s', (query, id) => {
    expect(first8(query)[0]?.card.id).toBe(id);
  });

  test('every model number, among those that share it', () => {
    const missing = bundled.filter(({ card }) => card.model && first8(card.model)[0]?.card.model !== card.model);
    expect(missing.map(({ card }) => card.model)).toEqual([]);
  });

  test('every id', () => {
    const missing = bundled.filter((row) => first8(row.card.id)[0] !== row);
    expect(missing.map(({ card }) => card.id)).toEqual([]);
  });
});
