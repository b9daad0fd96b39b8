import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './kept-files';

/** A digest of sources: files, and folders with all that is below them, from the root of the project. */
export function codeDigest(...paths: readonly string[]): string {
  const root = join(import.meta.dirname, '..');
  const files = paths.flatMap((path) =>
    path.endsWith('.ts')
      ? path
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
  );
  return digestOf(
    process.version,
    ...files
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .flatMap((file) => [file, readFileSync(join(root, file))]),
  );
}
