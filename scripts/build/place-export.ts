import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../export/files';

/**
 * Moves the files of a folder into an export. Files that are the same stay as they are, with their times, so that programs that send
 * what is newer leave them out.
 */
export function placeFiles(from: string, out: string, paths: readonly string[]): void {
  for (const path of paths) {
    const [made, placed] = [join(from, path), join(out, path)];
    if (isSame(made, placed)) continue;
    mkdirSync(dirname(placed), { recursive: true });
    renameSync(made, placed);
  }
}

/** Takes out of an export whatever is not among some paths, and folders in which nothing is left. */
export function sweepExport(out: string, wanted: ReadonlySet<string>): void {
  for (const { path } of listFiles(out)) if (!wanted.has(path)) rmSync(join(out, path));
  removeEmpty(out);
}

function isSame(one: string, other: string): boolean {
  if (!existsSync(other) || statSync(one).size !== statSync(other).size) return false;
  return readFileSync(one).equals(readFileSync(other));
}

function removeEmpty(folder: string): boolean {
  const left = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || !removeEmpty(join(folder, entry.name)),
  );
  if (left.length === 0) rmdirSync(folder);
  return left.length === 0;
}
