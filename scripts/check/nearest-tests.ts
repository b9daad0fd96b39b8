import { type Files, importsOf } from '../../tests/architecture/imports';

/** Files by how many imports lie between them and the nearest of the changed ones, which are at 0. */
export function distances(changed: readonly string[], files: Files): Map<string, number> {
  // A file that is gone still has those that import it.
  const known: Files = new Map([...changed.map((path) => [path, ''] as const), ...files]);
  const importers = new Map<string, string[]>();
  for (const path of files.keys()) {
    if (!/\.(?:tsx?|mjs)$/.test(path)) continue;
    for (const { file } of importsOf(path, known)) {
      if (file) importers.set(file, [...(importers.get(file) ?? []), path]);
    }
  }
  const found = new Map(changed.map((path) => [path, 0]));
  for (const [path, distance] of found) {
    for (const importer of importers.get(path) ?? []) if (!found.has(importer)) found.set(importer, distance + 1);
  }
  return found;
}

/** The test files that depend on the changed files, nearest first, as far as they match. */
export function nearestTests(changed: readonly string[], files: Files, pattern: RegExp): string[] {
  return [...distances(changed, files)]
    .filter(([path]) => pattern.test(path))
    .sort(([a, near], [b, far]) => near - far || (a < b ? -1 : 1))
    .map(([path]) => path);
}
