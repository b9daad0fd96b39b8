import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';

/** Most file names that an error lists. */
const MOST_LISTED = 5;

/** Reads a file that the user has named. Throws an error with the folder that was searched. */
export function readNamedFile(file: string): Buffer {
  const problem = namedFileProblem(file);
  if (problem) throw new Error(problem);
  return readFileSync(file);
}

/** Why a file that the user has named cannot be read, with files of the same kind in its folder; undefined if it can be. */
export function namedFileProblem(file: string): string | undefined {
  const path = resolve(file);
  if (existsSync(path)) return statSync(path).isFile() ? undefined : `${path} is a folder, not a file.`;
  const folder = dirname(path);
  if (!existsSync(folder)) return `${basename(path)} was not found: there is no folder ${folder}.`;
  const kind = extname(path).toLowerCase();
  const similar = readdirSync(folder).filter((name) => kind !== '' && extname(name).toLowerCase() === kind);
  const listed = similar.slice(0, MOST_LISTED).join(', ');
  return `${basename(path)} was not found in ${folder}.${listed ? ` Files there: ${listed}.` : ''}`;
}
