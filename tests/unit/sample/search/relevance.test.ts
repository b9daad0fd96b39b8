import { readFileSync } from 'node:fs';
import { judgeQueries, readQueries } from '@/scripts/test/bench/judge';
import { rowsOf, searchIn } from '@/tests/unit/search/catalogues';

const FOLDER = 'scripts/test/bench/data/relevance';
const rows = rowsOf('data/catalogue.json');
const { searcher } = searchIn(rows);
const find = (query: string) => searcher.search(query).hits.map(({ card }) => card.id);

// Minimum figures: see scripts/test/bench/data/relevance/README.md. Raise one when search improves; never lower one.
test.each([
  [
    'written without knowledge of search',
    'bundled.jsonl',
    { 'recall@8': 0.92, 'first hit': 0.89, spoken: 0.82, nothing: 0.8 },
  ],
  ['used for tuning', 'bundled-tuned.jsonl', { 'recall@8': 0.935, 'first hit': 0.9, spoken: 0.87, nothing: 0.93 }],
])('relevance of 200 queries, %s, is not lower than before', (_, file, floors) => {
  const figures = judgeQueries(readQueries(`${FOLDER}/${file}`), find);
  const lower = Object.entries(floors).filter(([figure, floor]) => !((figures[figure] ?? 0) >= floor));
  expect({ figures, lower }).toMatchObject({ lower: [] });
});

test('each item number finds its product first, in all of twenty spellings', () => {
  const spellings: string[] = JSON.parse(readFileSync(`${FOLDER}/number-spellings.json`, 'utf8'));
  const numbered = rows.filter(({ card }) => /\d/.test(card.model ?? ''));
  const wrong = numbered.flatMap(({ card: { model = '', brand }, placements }) => {
    const same = numbered.filter(({ card }) => card.model === model).map(({ card }) => card.id);
    const noun = placements[0].subcategory?.name ?? '';
    const queries = spellings.map((text) =>
      text.replace('{n}', model).replace('{maker}', brand).replace('{noun}', noun),
    );
    return queries.filter((query) => !same.includes(find(query)[0] ?? ''));
  });
  expect([spellings.length, numbered.length > 100, wrong]).toEqual([20, true, []]);
});
