import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export type ExportedFile = {
  /** Relative to the export, with slashes on every system: 'clothing/index.html'. */
  path: string;
  bytes: number;
};

/** Every file below a folder, in order. */
export function listFiles(folder: string): ExportedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(folder, file).split(sep).join('/'), bytes: statSync(file).size };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
