/** `npm run bench:search`: how long a question to search takes, at 2,000 and at 20,000 products of the sample. */
import { parseCatalogue } from '../lib/catalogue/parse';
import { fromColumns, toColumns } from '../lib/index/columns';
import { searchablePages } from '../lib/menu';
import { createSearcher } from '../lib/search/searcher';
import { sampleCatalogue } from './catalogue/sample';

const QUERIES = [
  'b',
  'bo',
  'pa',
  'tac ve',
  'glvoes',
  'watchman badge hodler',
  'black duty boot 10',
  '3xl shirt',
  'cuffs',
];
const RUNS = 9;

function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

for (const count of [2_000, 20_000]) {
  const result = parseCatalogue(sampleCatalogue(count), 'sample');
  if (!result.ok) throw new Error('The sample has problems');
  const rows = fromColumns(toColumns(result.catalogue.products));
  const pages = searchablePages().map(({ label, href }) => ({ name: label, href }));
  const started = performance.now();
  const searcher = createSearcher(rows, pages);
  searcher.build();
  const built = performance.now() - started;
  const times = QUERIES.map((query) =>
    middle(
      Array.from({ length: RUNS }, (_, run) => {
        const asked = performance.now();
        // Blanks make it another question for the memory of the last answers.
        searcher.suggest(query + ' '.repeat(run), 500);
        return performance.now() - asked;
      }),
    ),
  ).sort((a, b) => a - b);
  console.log(`${count} products: index ${built.toFixed(0)} ms, slowest question ${times.at(-1)?.toFixed(2)} ms`);
}
