import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Proof, readProofs } from './page';

/** What all test files of the project cover, by file. */
export function readTests(): Proof[] {
  return readdirSync('tests', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:test|spec)\.(?:ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))
    .filter((file) => !file.endsWith('/coverage.test.ts'))
    .sort()
    .flatMap((file) => readProofs(file, readFileSync(file, 'utf8')));
}
