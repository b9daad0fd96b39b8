import { sampleRows, searchIn } from './catalogues';
import { typoTolerance } from './recall';
import { typos } from './typos';

// Never lower these values: a change with a lower value makes search worse.
const sample = sampleRows(2000);
const inSample = searchIn(sample);

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
