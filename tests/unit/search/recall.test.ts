import { recallAt8, sampleRows, searchIn } from './catalogues';
import { mean, typoTolerance } from './recall';
import { sampleQueries } from './sample-queries';
import { typos } from './typos';

// Never lower these values: a change with a lower value makes search worse.
const sample = sampleRows(2000);
const inSample = searchIn(sample);

test('recall in the first eight of 2,000 products', () => {
  const recall = mean(sampleQueries.map(([query, wanted]) => recallAt8(inSample.first8(query), sample.filter(wanted))));
  expect(recall).toBeGreaterThanOrEqual(0.999);
});

test('typo tolerance of 200 queries in 2,000 products', () => {
  expect(typoTolerance(typos(sample, 200), inSample.first8)).toBeGreaterThanOrEqual(0.98);
});

test('every tenth id and model number of 2,000 products comes first', () => {
  const tested = sample.filter((_, index) => index % 10 === 0);
  const missing = tested.filter((row) =>
    [row.card.id, row.card.model ?? ''].some((number) => inSample.first8(number)[0] !== row),
  );
  expect(missing.map(({ card }) => card.id)).toEqual([]);
});
