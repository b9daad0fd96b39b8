import { readFileSync } from 'node:fs';
import { parseCatalogueText } from '../../../lib/catalogue/parse';
import { toIndexRow } from '../../../lib/listing/to-index-row';
import { searchPages } from '../../../lib/search/search-pages';
import { Searcher } from '../../../lib/search/searcher';
import { readEnvironment } from '../../../lib/site/environment';
import type { Part } from './context';
import { judgeQueries, readQueries } from './judge';
import type { Figures } from './table';

const FOLDER = 'scripts/test/bench/data/relevance';

/** The sets of judged queries for each data folder. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  data: ['bundled', 'bundled-tuned', 'shopper'],
  'tests/fixtures/garden': ['garden'],
  [`${FOLDER}/sample-shops`]: ['sample-shops'],
  [`${FOLDER}/general-store`]: ['general-store'],
};

/** How well search answers judged queries. */
export const relevance: Part = async () => {
  const { dataDir, catalogueFile } = readEnvironment();
  const sets = SETS[dataDir];
  if (!sets) throw new Error(`DATA_DIR must be one of ${Object.keys(SETS).join(', ')}; it is ${dataDir}.`);
  const parsed = parseCatalogueText(readFileSync(catalogueFile, 'utf8'), catalogueFile);
  if (!parsed.ok) throw new Error(`${catalogueFile} is not valid.`);
  const rows = parsed.catalogue.products.map(toIndexRow);
  const searcher = new Searcher(rows, searchPages(rows));
  searcher.build();
  const columns: Record<string, Figures> = {};
  for (const name of sets) {
    const queries = readQueries(`${FOLDER}/${name}.jsonl`);
    const start = performance.now();
    const figures = judgeQueries(queries, searcher);
    columns[name] = { ...figures, 'ms per query': (performance.now() - start) / queries.length };
  }
  return columns;
};
