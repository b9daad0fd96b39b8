import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnvironment } from '../environment';
import { readOnce } from '../read-once';

const texts = readOnce(() => new Map<string, string | undefined>());

/** The text of a file of the data folder, which pages do not import; undefined where it is left out. */
export function readDataText(name: string): string | undefined {
  const file = resolve(/* turbopackIgnore: true */ process.cwd(), readEnvironment().dataDir, name);
  const known = texts();
  if (!known.has(file)) known.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return known.get(file);
}
