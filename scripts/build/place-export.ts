import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { listPaths } from '../export/files';

/** Files after which others get a turn. */
const A_TURN = 32;

/**
 * Moves the files of a folder into an export, or copies them. Files that are the same stay as they are, with their times, so that
 * programs that send what is newer leave them out. Threads that ask for something meanwhile are answered.
 */
export async function placeFiles(
  from: string,
  out: string,
  paths: readonly string[],
  put: (made: string, placed: string) => void = renameSync,
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    if (index % A_TURN === 0) await setImmediate();
    const [made, placed] = [join(from, path), join(out, path)];
    if (isSame(made, placed)) continue;
    mkdirSync(dirname(placed), { recursive: true });
    put(made, placed);
  }
}

/** Takes out of an export whatever is not among some paths, and folders in which nothing is left. */
export function sweepExport(out: string, wanted: ReadonlySet<string>): void {
  for (const path of listPaths(out)) if (!wanted.has(path)) rmSync(join(out, path));
  removeEmpty(out);
}

const REMOVE = "require('node:fs').rmSync(require('node:worker_threads').workerData, { recursive: true, force: true })";

/** Removes a folder in a thread, which waits for the disk beside other work. */
export function removeAside(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(REMOVE, { eval: true, workerData: folder });
    thread.once('error', reject).once('exit', () => resolve());
  });
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
