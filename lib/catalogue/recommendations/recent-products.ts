import { jsonCodec, localWebStorage, storedValue } from '../../storage/web-storage';

/** Maximum number of products that are shown next to the current one. */
const MAX_SHOWN = 8;

const viewed = storedValue(
  localWebStorage,
  'viewed',
  jsonCodec(1, ({ ids }) => (Array.isArray(ids) ? { ids: ids.filter((id) => typeof id === 'string') } : undefined)),
);

/** Ids of the products that the shopper has viewed, most recent first. */
export function readRecentProducts(): string[] {
  return viewed.get()?.ids.slice(0, MAX_SHOWN + 1) ?? [];
}

/** Adds a product as the most recent one. Returns the products viewed before it, at most eight. */
export function addRecentProduct(id: string): string[] {
  const others = readRecentProducts()
    .filter((other) => other !== id)
    .slice(0, MAX_SHOWN);
  viewed.set({ ids: [id, ...others] });
  return others;
}

/** Deletes the history. */
export function clearRecentProducts(): void {
  viewed.set(undefined);
}
