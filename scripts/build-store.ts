/**
 * `npm run build:store`: a second, small build for the gate, in a folder of its own: the site under /store, from a few bundled
 * products of each category, those of tests/fixtures/hostile-products.json and those of photographed-products.json beside it. The export is left in .cache/store/out.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWorkFolder } from './bench/work-folder';

type Rows = { id: string; pieces?: string[] }[];
type Catalogue = Record<string, { products: Rows }>;

const WORK = join('.cache', 'store');
const FILE = '.cache/hostile.json';
const BUNDLED_PER_CATEGORY = 4;

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The first bundled products of each category, with the hostile ones among them. */
function mixCatalogue(): Catalogue {
  const catalogue = read<Catalogue>('data/catalogue.json');
  const hostile = read<Record<string, Rows>>('tests/fixtures/hostile-products.json');
  // Last, so that no tile and no banner of another page waits for a host that does not exist.
  const photographed = read<Record<string, Rows>>('tests/fixtures/photographed-products.json');
  for (const [key, group] of Object.entries(catalogue)) {
    const bundled = group.products.filter(({ pieces }) => !pieces).slice(0, BUNDLED_PER_CATEGORY);
    group.products = [...(hostile[key] ?? []), ...bundled, ...(photographed[key] ?? [])];
  }
  return catalogue;
}

await makeWorkFolder(process.cwd(), WORK);
writeFileSync(join(WORK, FILE), JSON.stringify(mixCatalogue()));
const env = { ...process.env, BASE_PATH: '/store', SITE_URL: 'https://shop.example.com', CATALOGUE_FILE: FILE };
const { status } = spawnSync('npm', ['run', 'build'], {
  cwd: WORK,
  env,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
