/** @jest-environment node */
import { bundledQueries, itemQueries } from './bundled-queries';
import { bundledRows, recallAt8, sampleRows, searchIn } from './catalogues';
import { sampleQueries } from './sample-queries';
import { type Typo, typos } from './typos';

// Floors only rise: a change that lowers one of these figures makes search worse for someone.
const bundled = bundledRows();
const sample = sampleRows(2000);
const inBundled = searchIn(bundled);
const inSample = searchIn(sample);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The share of typos that bring one of the first three products of the right spelling among the first eight. */
function forgiven(list: readonly Typo[], first8: typeof inBundled.first8): number {
  return mean(
    list.map(({ typed, meant }) => {
      const found = first8(typed);
      return first8(meant)
        .slice(0, 3)
        .some((row) => found.includes(row))
        ? 1
        : 0;
    }),
  );
}

/** How much of the first eight of the right spelling a typo still brings. */
function kept(list: readonly Typo[], first8: typeof inBundled.first8): number {
  return mean(
    list.map(({ typed, meant }) => {
      const found = first8(typed);
      const right = first8(meant);
      return right.length === 0 ? 1 : right.filter((row) => found.includes(row)).length / right.length;
    }),
  );
}

describe('the query sets', () => {
  test('hold 60 queries or more for the bundled catalogue', () => {
    expect(bundledQueries.length).toBeGreaterThanOrEqual(60);
  });

  test('hold 60 queries or more for the sample', () => {
    expect(sampleQueries.length).toBeGreaterThanOrEqual(60);
  });

  test('ask for goods that the bundled catalogue has', () => {
    expect(bundledQueries.filter(([, wanted]) => !bundled.some(wanted)).map(([query]) => query)).toEqual([]);
  });

  test('ask for goods that the sample has', () => {
    expect(sampleQueries.filter(([, wanted]) => !sample.some(wanted)).map(([query]) => query)).toEqual([]);
  });
});

test('recall in the first eight of the bundled catalogue', () => {
  const recall = mean(
    bundledQueries.map(([query, wanted]) => recallAt8(inBundled.first8(query), bundled.filter(wanted))),
  );
  expect(recall).toBeGreaterThanOrEqual(0.99);
});

test('recall in the first eight of 2,000 products', () => {
  const recall = mean(sampleQueries.map(([query, wanted]) => recallAt8(inSample.first8(query), sample.filter(wanted))));
  expect(recall).toBeGreaterThanOrEqual(0.99);
});

describe('200 words with one letter wrong', () => {
  test.each([
    [1, 0.98],
    [2, 0.97],
    [3, 0.96],
  ])('in the bundled catalogue, seed %i', (seed, floor) => {
    expect(forgiven(typos(bundled, 200, seed), inBundled.first8)).toBeGreaterThanOrEqual(floor);
  });

  test('bring nearly the same first eight in the bundled catalogue', () => {
    expect(kept(typos(bundled, 200), inBundled.first8)).toBeGreaterThanOrEqual(0.97);
  });

  test('in 2,000 products', () => {
    expect(forgiven(typos(sample, 200), inSample.first8)).toBeGreaterThanOrEqual(0.96);
  });
});

describe('item numbers come first', () => {
  test.each(itemQueries)('%s', (query, id) => {
    expect(inBundled.first8(query)[0]?.card.id).toBe(id);
  });

  test('every model number of the bundled catalogue, among those that share it', () => {
    const missing = bundled.filter(
      ({ card }) => card.model && inBundled.first8(card.model)[0]?.card.model !== card.model,
    );
    expect(missing.map(({ card }) => card.model)).toEqual([]);
  });

  test('every id of the bundled catalogue', () => {
    const missing = bundled.filter((row) => inBundled.first8(row.card.id)[0] !== row);
    expect(missing.map(({ card }) => card.id)).toEqual([]);
  });

  test('every tenth id and model number of 2,000 products', () => {
    const asked = sample.filter((_, index) => index % 10 === 0);
    const missing = asked.filter((row) =>
      [row.card.id, row.card.model ?? ''].some((number) => inSample.first8(number)[0] !== row),
    );
    expect(missing.map(({ card }) => card.id)).toEqual([]);
  });
});
