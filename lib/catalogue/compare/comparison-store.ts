import { jsonCodec, localWebStorage, storedValue } from '../../storage/web-storage';
import { COMPARISON_KEY } from './comparison-key';

/** Maximum number of products in a comparison. */
export const MAX_COMPARED = 4;

/** Ids of the products that the shopper has selected to compare, in order; `undefined` if there are none. */
export const comparison = storedValue(
  localWebStorage,
  COMPARISON_KEY,
  jsonCodec(1, ({ ids }) =>
    Array.isArray(ids) ? { ids: limit(ids.filter((id) => typeof id === 'string')) } : undefined,
  ),
);

/** The selected ids; empty if there are none. */
export function readComparison(): readonly string[] {
  return comparison.get()?.ids ?? [];
}

/** Replaces the selection; duplicates and ids past the fourth are dropped. Returns false if it could not be saved. */
export function saveComparison(ids: readonly string[]): boolean {
  return comparison.set(ids.length > 0 ? { ids: limit(ids) } : undefined);
}

/** Adds a product, or removes it if it is selected. 'full': four are selected. 'not-saved': storage is full. */
export function toggleCompared(id: string): 'added' | 'removed' | 'full' | 'not-saved' {
  const ids = readComparison();
  const isRemoved = ids.includes(id);
  if (!isRemoved && ids.length >= MAX_COMPARED) return 'full';
  const isSaved = saveComparison(isRemoved ? ids.filter((other) => other !== id) : [...ids, id]);
  if (!isSaved) return 'not-saved';
  return isRemoved ? 'removed' : 'added';
}

function limit(ids: readonly string[]): string[] {
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}
