import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

export type ExportedFile = {
  /** Relative to the export, with slashes on every system: 'clothing/index.html'. */
  path: string;
  bytes: number;
};

/** The path of every file below a folder, in order. */
export function listPaths(folder: string): string[] {
  const start = join(folder, sep).length;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(start).split(sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Every file below a folder, in order. */
export function listFiles(folder: string): ExportedFile[] {
  return listPaths(folder).map((path) => ({ path, bytes: statSync(join(folder, path)).size }));
}
