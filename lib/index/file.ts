import 'server-only';
import { createHash } from 'node:crypto';
import { CATEGORIES, type CategoryKey } from '../catalogue/categories';
import { readSizeLimits } from '../size-limits';
import type { Columns } from './columns';
import { CURRENT_FILE, type Current, type IndexShard } from './current';
import type { IndexRow } from './row';
import { toColumns, toRuns } from './to-columns';

const HASH_LENGTH = 16;

/**
 * The files under /data/ that hold the index: the columns under names made from their own bytes, which may be kept for good, and
 * the small one that says the names, which may not. So no script and no page changes when the data does. Of more than `mostInOne`
 * products each category has a file of its own, and a product in two categories stands in both.
 */
export function indexFiles(
  rows: readonly IndexRow[],
  { mostInOne = readSizeLimits().index, comeDay = '' } = {},
): Record<string, string> {
  const isOne = rows.length <= mostInOne;
  const parts = isOne ? [named(toColumns(rows))] : CATEGORIES.flatMap(({ key }) => categoryPart(rows, key));
  const current: Current = {
    products: rows.length,
    shards: parts.map(({ shard }) => shard),
    ...(comeDay && { comeDay }),
  };
  return {
    ...Object.fromEntries(parts.map(({ shard, text }) => [shard.file, text])),
    [CURRENT_FILE]: JSON.stringify(current),
  };
}

/** The index file of a category; none for one without goods. */
function categoryPart(rows: readonly IndexRow[], category: CategoryKey) {
  const isIn = ({ placements }: IndexRow) => placements.some((placement) => placement.category === category);
  const places = rows.flatMap((row, place) => (isIn(row) ? [place] : []));
  return places.length > 0 ? [named({ ...toColumns(rows.filter(isIn)), places: toRuns(places) }, category)] : [];
}

function named(columns: Columns, category?: CategoryKey): { shard: IndexShard; text: string } {
  const text = JSON.stringify(columns);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return { shard: { file: `catalogue-${hash}.json`, ...(category && { category }) }, text };
}
