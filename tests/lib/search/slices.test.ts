import { Searcher } from '@/lib/search/searcher';
import { sampleRows } from './catalogues';

test('the index can be built in slices', () => {
  const searcher = new Searcher(sampleRows(2_000), []);
  let slices = 1;
  while (!searcher.build(1)) slices += 1;
  expect(slices).toBeGreaterThan(1);
});
