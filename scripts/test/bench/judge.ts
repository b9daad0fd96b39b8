import { readFileSync } from 'node:fs';
import type { Searcher } from '../../../lib/search/searcher';

/** A query with the ids of all matching products, and of those that may be the first result. Without ids, the query must have no result. */
type JudgedQuery = { query: string; kind?: string; ids: readonly string[]; best: readonly string[] };

const SHOWN = 8;

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
