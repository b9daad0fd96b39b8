import { local } from '../storage/area';
import { readText } from '../storage/read';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';
import { writeText } from '../storage/write';

const MOST = 8;

const viewed = storedValue(
  local,
  'viewed',
  versioned(1, ({ ids }) => (Array.isArray(ids) ? { ids: ids.filter((id) => typeof id === 'string') } : undefined)),
);
/** The key that held them before, with blanks between them. */
const FORMER = 'viewed:1';

/** The ids of the products that a visitor has looked at, the last one first. */
export function readViewed(): string[] {
  const ids = viewed.get()?.ids ?? readText(local, FORMER)?.split(' ') ?? [];
  return ids.slice(0, MOST + 1);
}

/** Puts a product before the others, and returns those: at most eight. */
export function noteViewed(id: string): string[] {
  const others = readViewed()
    .filter((other) => other !== id)
    .slice(0, MOST);
  if (viewed.set({ ids: [id, ...others] })) writeText(local, FORMER, undefined);
  return others;
}

/** Forgets all of them. */
export function clearViewed(): void {
  viewed.set(undefined);
  writeText(local, FORMER, undefined);
}
