import { local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';
import { word } from '../storage/word';

const MOST = 8;

const viewed = storedValue(
  local,
  'viewed',
  versioned(1, ({ ids }) => (Array.isArray(ids) ? { ids: ids.filter((id) => typeof id === 'string') } : undefined)),
);
/** How they were kept before, with blanks between them. */
const formerlyViewed = storedValue(local, 'viewed:1', word(/./));

/** The ids of the products that a visitor has looked at, the last one first. */
export function readViewed(): string[] {
  const ids = viewed.get()?.ids ?? formerlyViewed.get()?.split(' ') ?? [];
  return ids.slice(0, MOST + 1);
}

/** Puts a product before the others, and returns those: at most eight. */
export function noteViewed(id: string): string[] {
  const others = readViewed()
    .filter((other) => other !== id)
    .slice(0, MOST);
  if (viewed.set({ ids: [id, ...others] })) formerlyViewed.set(undefined);
  return others;
}

/** Forgets all of them. */
export function clearViewed(): void {
  viewed.set(undefined);
  formerlyViewed.set(undefined);
}
