import { readFileSync } from 'node:fs';
import { type JudgedQuery, judgeQueries, shareOfNumbers } from '@/scripts/bench/relevance/judge';
import { SETS } from '@/scripts/bench/relevance/sets';
import { rowsOf, searchIn } from '@/tests/lib/search/catalogues';

const rows = rowsOf('data/catalogue.json');
const { searcher } = searchIn(rows);
const find = (query: string) => searcher.search(query).hits.map(({ card }) => card.id);
const read = (file: string): JudgedQuery[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

// Floors only rise: a change that lowers one of these figures makes search worse for someone. bench/relevance/README.md tells who wrote the queries.
test.each([
  ['written blind', 'bundled.jsonl', { 'recall@8': 0.92, 'first hit': 0.89, spoken: 0.82, nothing: 0.8 }],
  ['tuned on', 'bundled-tuned.jsonl', { 'recall@8': 0.935, 'first hit': 0.9, spoken: 0.87, nothing: 0.93 }],
])('200 queries, %s', (_, file, floors) => {
  const figures = judgeQueries(read(`bench/relevance/${file}`), find);
  const fallen = Object.entries(floors).filter(([figure, floor]) => !((figures[figure] ?? 0) >= floor));
  expect({ figures, fallen }).toMatchObject({ fallen: [] });
});

test('each item number comes first in each of twenty spellings', () => {
  const spellings: string[] = JSON.parse(readFileSync(SETS.bundled?.spellings ?? '', 'utf8'));
  expect([spellings.length, shareOfNumbers(rows, spellings, find)]).toEqual([20, 1]);
});
