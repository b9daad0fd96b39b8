import { local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';

const MOST = 8;

const viewed = storedValue(
  local,
  'viewed',
  versioned(1, ({ ids }) => (Array.isArray(ids) ? { ids: ids.filter((id) => typeof id === 'string') } : undefined)),
);

/** The ids of the products that a visitor has looked at, the last one first. */
export function readViewed(): string[] {
  return viewed.get()?.ids.slice(0, MOST + 1) ?? [];
}

/** Puts a product before the others, and returns those: at most eight. */
export function noteViewed(id: string): string[] {
  const others = readViewed()
    .filter((other) => other !== id)
    .slice(0, MOST);
  viewed.set({ ids: [id, ...others] });
  return others;
}

/** Forgets all of them. */
export function clearViewed(): void {
  viewed.set(undefined);
}
