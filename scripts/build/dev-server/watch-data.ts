import { type FSWatcher, watch } from 'node:fs';

/** Debounce: editors write a file in several steps. */
const DEBOUNCE_MS = 200;

/** Watches a folder. Calls `show` with the names of changed files, debounced, and again for files that change meanwhile. */
export function watchData(folder: string, show: (names: string[]) => Promise<void>): FSWatcher {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isShowing = false;
  const showAll = async () => {
    if (isShowing) return;
    isShowing = true;
    while (changed.size > 0) {
      const names = [...changed];
      changed.clear();
      // A file may be incomplete or deleted. Later changes are still shown.
      await show(names).catch((error: Error) => console.error(`${names.join(', ')}: ${error.message}`));
    }
    isShowing = false;
  };
  return watch(folder, { recursive: true }, (_, name) => {
    // Ignore temporary files of editors.
    if (!name || !/^(?:.*[\\/])?[^.#\\/][^\\/]*\.\w+$/.test(name)) return;
    changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(showAll, DEBOUNCE_MS);
  });
}
