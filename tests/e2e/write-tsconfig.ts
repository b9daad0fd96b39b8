import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { dataFiles } from '../../scripts/build/data-files';

const FOLDER = '.cache/e2e-paths';

/**
 * Writes where the tests in browsers find what they import: '@/…', the files of the data folder as '@data/…', and nothing for
 * 'server-only', which means nothing here. Gives the file, for Playwright's `tsconfig`.
 */
export function writeTsconfig(): string {
  const root = resolve();
  const data = Object.entries(dataFiles(root)).flatMap(([name, file]) => {
    if (!file.endsWith('.json')) return [];
    // Node loads JSON where an import says so, which bundlers do not ask for.
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

/** Only what is new is written: each worker comes by here, and reads it. */
function write(name: string, text: string): string {
  const file = join(FOLDER, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, text);
  }
  return file;
}
