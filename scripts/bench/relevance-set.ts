/** `jiti scripts/run.ts bench/relevance-set -- SET`: scores engines on a judged set of queries, over the data folder, and prints JSON. */
import { readFileSync } from 'node:fs';
import { parseCatalogueText } from '../../lib/catalogue/parse-text';
import { readEnvironment } from '../../lib/environment';
import type { IndexRow } from '../../lib/index/row';
import { toRow } from '../../lib/listing/to-row';
import { Searcher } from '../../lib/search/searcher';
import { searchPages } from '../../lib/worker/search-pages';
import { readCommand } from '../command';
import { type JudgedQuery, judgeQueries, shareOfNumbers } from './relevance/judge';
import { miniSearchOver } from './relevance/mini-search';
import { SETS } from './relevance/sets';
import { readWands } from './relevance/wands';

const [name = ''] = readCommand().words;
const set = SETS[name];
const { rows, queries } = set ? readSet(set.queries) : readWands(name);
const spellings: string[] = set?.spellings ? JSON.parse(readFileSync(set.spellings, 'utf8')) : [];
const searcher = new Searcher(rows, searchPages(rows));
searcher.build();
const engines = {
  ours: (query: string) => searcher.search(query).hits.map(({ card }) => card.id),
  'MiniSearch with our words': await miniSearchOver(rows, true),
  MiniSearch: await miniSearchOver(rows, false),
};
const results = Object.entries(engines).map(([engine, find]) => {
  const start = performance.now();
  const figures = judgeQueries(queries, find);
  const msEach = (performance.now() - start) / queries.length;
  return [
    engine,
    { ...figures, ...(spellings.length > 0 && { numbers: shareOfNumbers(rows, spellings, find) }), msEach },
  ];
});
console.log(JSON.stringify(Object.fromEntries(results)));

function readSet(file: string): { rows: IndexRow[]; queries: JudgedQuery[] } {
  const { catalogueFile } = readEnvironment();
  const parsed = parseCatalogueText(readFileSync(catalogueFile, 'utf8'), catalogueFile);
  if (!parsed.ok) throw new Error(`${catalogueFile} has problems`);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return {
    rows: parsed.catalogue.products.map(toRow),
    queries: lines.map((line) => JSON.parse(line)),
  };
}
