import { local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';
import { COMPARISON } from './chosen';

/** The most products that stand side by side. */
export const MOST_COMPARED = 4;

/** The ids of the products that a visitor has chosen to compare, in that order; absent for none. */
export const comparison = storedValue(
  local,
  COMPARISON,
  versioned(1, ({ ids }) => {
    if (!Array.isArray(ids)) return undefined;
    return { ids: ids.filter((id): id is string => typeof id === 'string').slice(0, MOST_COMPARED) };
  }),
);

/** The outcome of a choice: 'full' where four are chosen already, 'denied' where the browser did not keep it. */
export type Toggled = 'added' | 'removed' | 'full' | 'denied';

/** The ids that are chosen. */
export function readComparison(): readonly string[] {
  return comparison.get()?.ids ?? [];
}

/** Chooses a product, or takes it out again. */
export function toggleCompared(id: string): Toggled {
  const ids = readComparison();
  if (ids.includes(id)) return keepComparison(ids.filter((other) => other !== id)) ? 'removed' : 'denied';
  if (ids.length >= MOST_COMPARED) return 'full';
  return keepComparison([...ids, id]) ? 'added' : 'denied';
}

/** Keeps which products are chosen, each once; none is forgotten. False when there was no room. */
export function keepComparison(ids: readonly string[]): boolean {
  const chosen = [...new Set(ids)].slice(0, MOST_COMPARED);
  return comparison.set(chosen.length > 0 ? { ids: chosen } : undefined);
}
