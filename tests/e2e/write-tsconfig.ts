import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { dataFiles } from '../../scripts/build/data-files';

const FOLDER = '.cache/e2e-paths';

/**
 * Writes a tsconfig with import paths for browser tests: '@/…', data files as '@data/…', and an empty module for 'server-only'.
 * Returns its path, for Playwright's `tsconfig`.
 */
export function writeTsconfig(): string {
  const root = resolve();
  const data = Object.entries(dataFiles(root)).flatMap(([name, file]) => {
    if (!file.endsWith('.json')) return [];
    // Node needs import attributes for JSON, which our imports do not have: copy the data into a module.
    const copy = `${name.replace('@data/', '')}.mjs`;
    write(copy, `export default ${readFileSync(file, 'utf8')};`);
    return [[name, [`./${copy}`]]];
  });
  const toRoot = relative(join(root, FOLDER), root);
  const paths = {
    ...Object.fromEntries(data),
    'server-only': [`${toRoot}/node_modules/server-only/empty.js`],
    '@/*': [`${toRoot}/*`],
  };
  return write('tsconfig.json', JSON.stringify({ compilerOptions: { paths, allowJs: true } }));
}

/** Writes a file only if its text has changed, because each worker runs this and reads the file. */
function write(name: string, text: string): string {
  const file = join(FOLDER, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, text);
  }
  return file;
}
