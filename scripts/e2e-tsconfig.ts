import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from './data-files';

const FOLDER = '.cache/e2e-data';

/**
 * Writes the tsconfig by which Playwright finds the project's aliases and gives its path. Node loads no JSON that is imported as
 * the shop imports it, so the data folder's files stand beside it as modules.
 */
export function e2eTsconfig(root: string): string {
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  const paths: Record<string, string[]> = { '@/*': [join(root, '*')] };
  for (const [name, file] of Object.entries(dataFiles(root))) {
    const copy = join(folder, `${name.slice('@data/'.length, -'.json'.length)}.ts`);
    writeFileSync(copy, `export default ${readFileSync(file, 'utf8')}`);
    paths[name] = [copy];
  }
  const tsconfig = join(folder, 'tsconfig.json');
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions: { paths } }));
  return tsconfig;
}
