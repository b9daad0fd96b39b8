import { sampleRows, searchIn } from './catalogues';
import { typos, typoTolerance } from './typos';

const sample = sampleRows(2000);
const { first8 } = searchIn(sample);

test('typo tolerance of 200 queries in 2,000 products', () => {
  // Never lower this value.
  expect(typoTolerance(typos(sample, 200), first8)).toBeGreaterThanOrEqual(0.98);
});

test('every tenth id and model number of 2,000 products comes first', () => {
  const tested = sample.filter((_, index) => index % 10 === 0);
  const missing = tested.filter((row) =>
    [row.card.id, row.card.model ?? ''].some((number) => first8(number)[0] !== row),
  );
  expect(missing.map(({ card }) => card.id)).toEqual([]);
});
