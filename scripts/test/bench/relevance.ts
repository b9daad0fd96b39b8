import { readFileSync } from 'node:fs';
import { parseCatalogueText } from '../../../lib/catalogue/parse';
import { toIndexRow } from '../../../lib/listing/to-index-row';
import { searchPages } from '../../../lib/search/search-pages';
import { Searcher } from '../../../lib/search/searcher';
import { readEnvironment } from '../../../lib/site/environment';
import type { Part } from './context';
import type { Figures } from './results';

/** A query with the ids of all matching products, and of those that may be the first result. Without ids, the query must have no result. */
type JudgedQuery = { query: string; kind?: string; ids: readonly string[]; best: readonly string[] };

/** Number of results that count. */
const SHOWN = 8;
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

/** Reads a JSON Lines file. */
export function readQueries(file: string): JudgedQuery[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/**
 * Means from 0 to 1 over all queries. `recall@8`: share of correct products in the first eight results. `precision@8`: share of correct
 * products in the first eight matches. `first hit`: the first result is one of the best. `spoken`: recall of long queries. `nothing`:
 * no results for a query without a match.
 */
export function judgeQueries(queries: readonly JudgedQuery[], searcher: Searcher): Record<string, number> {
  const values: Record<string, number[]> = {};
  const add = (figure: string, value: number) => {
    values[figure] = [...(values[figure] ?? []), value];
  };
  for (const { query, kind, ids, best } of queries) {
    // The first hits are matches; the others are only similar.
    const { hits, matchCount } = searcher.search(query);
    const found = hits.map(({ card }) => card.id);
    if (ids.length === 0) {
      add('nothing', found.length === 0 ? 1 : 0);
      continue;
    }
    const correctIn = (list: readonly string[]) => list.filter((id) => ids.includes(id)).length;
    const matches = found.slice(0, Math.min(SHOWN, matchCount || SHOWN));
    const recall = correctIn(found.slice(0, SHOWN)) / Math.min(SHOWN, ids.length);
    add('recall@8', recall);
    add('precision@8', matches.length > 0 ? correctIn(matches) / matches.length : 0);
    add('first hit', best.includes(found[0] ?? '') ? 1 : 0);
    if (kind === 'spoken') add('spoken', recall);
  }
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  return Object.fromEntries(Object.entries(values).map(([figure, list]) => [figure, mean(list)]));
}
