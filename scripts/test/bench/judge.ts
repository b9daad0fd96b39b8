import { readFileSync } from 'node:fs';

/** A query with the ids of all matching products, and of those that may be the first result. Without ids, the query must have no result. */
type JudgedQuery = { query: string; kind?: string; ids: readonly string[]; best: readonly string[] };

type Find = (query: string) => readonly string[];

/** Reads a JSON Lines file. */
export function readQueries(file: string): JudgedQuery[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/**
 * Means from 0 to 1 over all queries. `recall@8`: share of correct products in the first eight results. `first hit`: the first result
 * is one of the best. `spoken`: recall of long queries. `nothing`: no results for a query without a match.
 */
export function judgeQueries(queries: readonly JudgedQuery[], find: Find): Record<string, number> {
  const values: Record<string, number[]> = {};
  const add = (figure: string, value: number) => {
    values[figure] = [...(values[figure] ?? []), value];
  };
  for (const { query, kind, ids, best } of queries) {
    const found = find(query);
    if (ids.length === 0) add('nothing', found.length === 0 ? 1 : 0);
    else {
      const recall = found.slice(0, 8).filter((id) => ids.includes(id)).length / Math.min(8, ids.length);
      add('recall@8', recall);
      add('first hit', best.includes(found[0] ?? '') ? 1 : 0);
      if (kind === 'spoken') add('spoken', recall);
    }
  }
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  return Object.fromEntries(Object.entries(values).map(([figure, list]) => [figure, mean(list)]));
}
