/**
 * `scripts/build-shop.ts`: builds the fixture shop of the tests, under /store, in a folder of its own, so that nothing of `data/` is
 * in it. The export is left in .cache/store/out.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GARDEN_CATALOGUE, STORE } from '../tests/fixtures/shops';
import { copyProject } from './test/copy-project';

type Rows = { id: string }[];
type Catalogue = Record<string, { products: Rows }>;

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The garden's products, the hostile ones first; those with photographs last, so that no banner waits for a host that does not exist. */
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
await copyProject(process.cwd(), work, [STORE.dataDir]);
writeFileSync(STORE.catalogueFile, JSON.stringify(mixCatalogue()));
const settings = {
  BASE_PATH: STORE.basePath,
  SITE_URL: STORE.siteUrl,
  DATA_DIR: STORE.dataDir,
  CATALOGUE_FILE: relative(work, STORE.catalogueFile),
};
// npm is a script on Windows, which only a shell starts.
const { status } = spawnSync('npm', ['run', 'build'], {
  cwd: work,
  env: { ...process.env, ...settings },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
