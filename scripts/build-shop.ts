/**
 * `npm run build:shop -- store|garden`: a second, small build for the gate, of a shop of the tests and in a folder of its own, so
 * that nothing of `data/` is in it. The export is left in .cache/NAME/out.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GARDEN, HOSTILE_CATALOGUE, SHOP } from '../tests/fixtures/shops';
import { makeWorkFolder } from './bench/work-folder';
import { readCommand } from './command';

type Rows = { id: string }[];
type Catalogue = Record<string, { products: Rows }>;

const SHOPS = { store: SHOP, garden: GARDEN };

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The goods of the shop, the hostile ones first; those with photographs last, so that no banner waits for a host that does not exist. */
function mixCatalogue(): Catalogue {
  const hostile = read<Record<string, Rows>>('tests/fixtures/hostile-products.json');
  const photographed = read<Record<string, Rows>>('tests/fixtures/photographed-products.json');
  const groups = Object.entries(read<Catalogue>(SHOP.catalogueFile));
  return Object.fromEntries(
    groups.map(([key, group]) => {
      const products = [...(hostile[key] ?? []), ...group.products, ...(photographed[key] ?? [])];
      return [key, { ...group, products }];
    }),
  );
}

const [name = ''] = readCommand().words;
const shop = SHOPS[name as keyof typeof SHOPS];
if (!shop) throw new Error(`Name one of: ${Object.keys(SHOPS).join(', ')}`);

const work = join(shop.out, '..');
await makeWorkFolder(process.cwd(), work, [shop.dataDir]);
if (shop === SHOP) writeFileSync(HOSTILE_CATALOGUE, JSON.stringify(mixCatalogue()));
const { status } = spawnSync('npm', ['run', 'build'], {
  cwd: work,
  env: {
    ...process.env,
    BASE_PATH: shop.basePath,
    SITE_URL: shop.siteUrl,
    INDEXNOW_KEY: shop.indexNowKey,
    DATA_DIR: shop.dataDir,
    CATALOGUE_FILE: shop === SHOP ? relative(work, HOSTILE_CATALOGUE) : '',
  },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
