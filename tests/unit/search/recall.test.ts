import { sampleRows, searchIn } from './catalogues';
import { typos, typoTolerance } from './typos';

const sample = sampleRows(2000);
const { first8 } = searchIn(sample);

test('typo tolerance of 200 queries in 2,000 products', () => {
  // Never lower this value.
  expect(typoTolerance(typos(sample, 200), first8)).toBeGreaterThanOrEqual(0.98);
});
