/**
 * Builds the fixture shop of the tests with the base path /store into .cache/store/out. It builds in a copy of the project, so that
 * `data/` has no effect.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GARDEN_CATALOGUE, STORE } from '../tests/fixtures/shops';
import { copyProject } from './test/copy-project';

type Rows = { id: string }[];
type Catalogue = Record<string, { products: Rows }>;

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/**
 * The hostile products, the garden's products, then products with photographs. Photographs come last because banners show the first
 * products, and the hosts of the photographs do not exist.
 */
function mixCatalogue(): Catalogue {
  const hostile = read<Record<string, Rows>>('tests/fixtures/hostile-products.json');
  const photographed = read<Record<string, Rows>>('tests/fixtures/photographed-products.json');
  const groups = Object.entries(read<Catalogue>(GARDEN_CATALOGUE));
  return Object.fromEntries(
    groups.map(([key, group]) => {
      const products = [...(hostile[key] ?? []), ...group.products, ...(photographed[key] ?? [])];
      return [key, { ...group, products }];
    }),
  );
}

const work = join(STORE.out, '..');
await copyProject(work, [STORE.dataDir]);
writeFileSync(STORE.catalogueFile, JSON.stringify(mixCatalogue()));
const settings = {
  BASE_PATH: STORE.basePath,
  SITE_URL: STORE.siteUrl,
  DATA_DIR: STORE.dataDir,
  CATALOGUE_FILE: relative(work, STORE.catalogueFile),
};
// On Windows npm is a script, which needs a shell.
const { status } = spawnSync('npm', ['run', 'build'], {
  cwd: work,
  env: { ...process.env, ...settings },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
