import type { Sold } from '../catalogue/variants/variant';
import type { IndexRow } from './row';

const known = new WeakMap<IndexRow, Sold>();

/** A row as `resolveVariant` needs it; always the same object, because other caches use it as their key. */
export function soldOf(row: IndexRow): Sold {
  const found = known.get(row);
  if (found) return found;
  const { card, colors, sizes } = row;
  const sold = { ...(row.sold ?? card), colors, sizes };
  known.set(row, sold);
  return sold;
}
