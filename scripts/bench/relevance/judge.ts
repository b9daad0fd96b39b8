import type { IndexRow } from '../../../lib/index/row';

/** A query with the products that answer it: all of them, with those that may come first; or each with a grade from 0 to 3. */
export type JudgedQuery = { query: string; kind?: string } & (
  | { ids: readonly string[]; best: readonly string[] }
  | { grades: Readonly<Record<string, number>> }
);

/** Means over the queries of a set, from 0 to 1; a figure that no query has is left out. */
export type Figures = Readonly<Record<string, number>>;

const EIGHT = 8;
const TEN = 10;

/**
 * The figures of a search engine over judged queries. `recall@8` is the share of what should come that does, of at most eight; `first
 * hit` whether the first may come first; `nothing` whether a query for which there is nothing lists nothing; `spoken` the recall of long
 * and spoken questions; `NDCG@10` the discounted gain of the first ten, gains 2^grade - 1, beside that of the best order (Järvelin and
 * Kekäläinen 2002).
 */
export function judgeQueries(queries: readonly JudgedQuery[], find: (query: string) => readonly string[]): Figures {
  const values: Record<string, number[]> = {};
  const note = (figure: string, value: number) => {
    values[figure] = [...(values[figure] ?? []), value];
  };
  for (const judged of queries) {
    const found = find(judged.query);
    if ('grades' in judged) note('NDCG@10', ndcg(judged.grades, found));
    else if (judged.ids.length === 0) note('nothing', found.length === 0 ? 1 : 0);
    else {
      const hits = found.slice(0, EIGHT).filter((id) => judged.ids.includes(id)).length;
      note('recall@8', hits / Math.min(EIGHT, judged.ids.length));
      note('first hit', judged.best.includes(found[0] ?? '') ? 1 : 0);
      if (judged.kind === 'spoken') note('spoken', hits / Math.min(EIGHT, judged.ids.length));
    }
  }
  return Object.fromEntries(Object.entries(values).map(([figure, list]) => [figure, mean(list)]));
}

/**
 * The share of queries that bring a product of the named number first, over all model numbers of a shop in all spellings: '{n}' stands
 * for the number, '{maker}' for its maker, '{noun}' for its subcategory.
 */
export function shareOfNumbers(
  rows: readonly IndexRow[],
  spellings: readonly string[],
  find: (query: string) => readonly string[],
): number {
  const found = rows.flatMap(({ card, placements }) => {
    const { model } = card;
    if (!model || !/\d/.test(model)) return [];
    const same = rows.filter((other) => other.card.model === model).map((other) => other.card.id);
    const noun = placements[0].subcategory?.name ?? '';
    return spellings.map((spelling) => {
      const query = spelling.replace('{n}', model).replace('{maker}', card.brand).replace('{noun}', noun);
      return Number(same.includes(find(query)[0] ?? ''));
    });
  });
  return mean(found);
}

const mean = (list: readonly number[]) => list.reduce((total, value) => total + value, 0) / list.length;

function ndcg(grades: Readonly<Record<string, number>>, found: readonly string[]): number {
  const gainOf = (list: readonly number[]) =>
    list.slice(0, TEN).reduce((total, grade, place) => total + (2 ** grade - 1) / Math.log2(place + 2), 0);
  const best = gainOf(Object.values(grades).sort((a, b) => b - a));
  return best === 0 ? 1 : gainOf(found.map((id) => grades[id] ?? 0)) / best;
}
