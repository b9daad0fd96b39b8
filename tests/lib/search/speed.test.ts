/** @jest-environment node */
import { createSearcher } from '@/lib/search/searcher';
import { pages, sampleRows } from './catalogues';
import { sampleQueries } from './sample-queries';

// What a phone, four times slower than a desktop, has for one question: 8 ms at 2,000 products, 16 ms at 20,000. A quarter of that
// is the goal here. It is measured as the middle of several runs, for another program may hold the processor in any one of them.
const GOAL_MS = { 2000: 8 / 4, 20000: 16 / 4 };
const RUNS = 7;
const queries = [
  ...sampleQueries.map(([query]) => query),
  'b',
  'bo',
  'pa',
  'tac ve',
  'glvoes',
  'watchman badge hodler',
  'kestrel pink',
];

function middleMs(run: (round: number) => void): number {
  const times = Array.from({ length: RUNS }, (_, round) => {
    const start = performance.now();
    run(round);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[RUNS >> 1] ?? 0;
}

test.each([2_000, 20_000] as const)('95 of 100 questions to %i products are quick', (count) => {
  const searcher = createSearcher(sampleRows(count), pages);
  searcher.build();
  // Blanks at the end make it another question for the memory of the last answers.
  const times = queries.map((query) => middleMs((round) => searcher.suggest(query + ' '.repeat(round), 500)));
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
  expect(p95).toBeLessThanOrEqual(GOAL_MS[count]);
});

test('the index can be built in slices', () => {
  const searcher = createSearcher(sampleRows(2_000), pages);
  let slices = 1;
  while (!searcher.build(1)) slices += 1;
  expect(slices).toBeGreaterThan(1);
});
