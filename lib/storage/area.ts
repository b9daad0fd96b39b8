/** One of the browser's two storages, for texts under names: see `readText` and `writeText`. */
export type Area = {
  /** Throws where the browser denies storage. */
  find: () => Storage;
  /** Texts for as long as the page, where storage is denied. */
  memory: Map<string, string>;
};

/** The storage that all tabs of this store share, until somebody clears it. */
export const local: Area = { find: () => window.localStorage, memory: new Map() };

/** The storage of this tab alone, until it is closed. */
export const tab: Area = { find: () => window.sessionStorage, memory: new Map() };
