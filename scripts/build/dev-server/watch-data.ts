import { type FSWatcher, watch } from 'node:fs';

/** Milliseconds for which a folder must be quiet: editors write a file in several steps. */
const QUIET_MS = 200;

/** Calls `show` with the names of changed files of a folder, once it is quiet, and again for those that change meanwhile. */
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
      // A file may be half written, or gone: what comes next is shown all the same.
      await show(names).catch((error: Error) => console.error(`${names.join(', ')}: ${error.message}`));
    }
    isShowing = false;
  };
  return watch(folder, { recursive: true }, (_, name) => {
    // Copies that editors write beside a file are none.
    if (!name || !/^(?:.*[\\/])?[^.#\\/][^\\/]*\.\w+$/.test(name)) return;
    changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(showAll, QUIET_MS);
  });
}
