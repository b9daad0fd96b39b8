import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readEnvironment } from '../../lib/environment';

/** The SHA-256 of the sample: of the names and texts of the files of `data/`. */
const SAMPLE = 'ebe7666cc44a4cca756d7a4e7a05f73353d1ff29e4667404d4b4f0f56cd35d73';

/**
 * Why the tests of this folder are left out: what they say is true of the bundled data alone, to the last letter. Undefined where
 * these are the data; a sentence for whoever runs the tests where they are not.
 */
export function leftOut({ dataDir, catalogueFile } = readEnvironment()): string | undefined {
  const found = resolve(dirname(catalogueFile)) === resolve(dataDir) ? hashOf(dataDir) : 'another catalogue';
  if (found === SAMPLE) return undefined;
  return `The tests of the sample are left out, for ${dataDir} is not the bundled data (${found}). Where the sample itself was changed on purpose, put that hash into tests/sample/left-out.ts.`;
}

/** The ends of lines do not count: git may have changed them. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((entry) => statSync(join(folder, entry)).isFile()).sort()) {
    hash.update(`${name}\n${readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')}\n`);
  }
  return hash.digest('hex');
}
