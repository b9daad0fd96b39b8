import { takeOver } from './former-keys';

/** One of the browser's two storages, for texts under names: see `readText` and `writeText`. */
export type Area = {
  /** Throws where the browser denies storage. */
  find: () => Storage;
  /** Outlives the tab: earlier versions may have left something in it. */
  isLasting: boolean;
  /** Texts for as long as the page, where storage is denied. */
  memory: Map<string, string>;
};

/** What all tabs of this store share, until somebody clears it. */
export const local: Area = { find: () => window.localStorage, isLasting: true, memory: new Map() };

/** What this tab alone keeps, until it is closed. */
export const tab: Area = { find: () => window.sessionStorage, isLasting: false, memory: new Map() };

/**
 * The browser's own storage, with what an earlier version left taken over. Throws where storage is denied. What only a store under a
 * base path needs is left out of the scripts of others; its condition is spelled out, for a bundler knows no constant of another module.
 */
export function openStorage({ find, isLasting }: Area): Storage {
  const storage = find();
  // Not once: the visitor may have emptied the storage since.
  if (process.env.NEXT_PUBLIC_BASE_PATH && isLasting) takeOver(storage);
  return storage;
}
