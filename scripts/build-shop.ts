/**
 * `npm run build:shop -- [store|garden|admin]`: a second, small build for the gate, in a folder of its own, so that nothing of `data/` is
 * in it: the shop of the tests under /store (the default), the plain garden at the root, or the admin of the garden alone. The export is
 * left in .cache/store/out, .cache/garden/out or .cache/garden-admin/out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GARDEN, GARDEN_ADMIN, GARDEN_ADMIN_PUBLISH, GARDEN_PUBLISH, STORE } from '../tests/fixtures/shops';
import { readCommand } from './command';
import { runBuild } from './processes/run-build';
import { makeWorkFolder } from './processes/work-folder';

type Rows = { id: string }[];
type Catalogue = Record<string, { products: Rows }>;

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The garden's goods, the hostile ones first; those with photographs last, so that no banner waits for a host that does not exist. */
function mixCatalogue(): Catalogue {
  const hostile = read<Record<string, Rows>>('tests/fixtures/hostile-products.json');
  const photographed = read<Record<string, Rows>>('tests/fixtures/photographed-products.json');
  const groups = Object.entries(read<Catalogue>(GARDEN.catalogueFile));
  return Object.fromEntries(
    groups.map(([key, group]) => {
      const products = [...(hostile[key] ?? []), ...group.products, ...(photographed[key] ?? [])];
      return [key, { ...group, products }];
    }),
  );
}

const [name = 'store'] = readCommand().words;
const shop = { store: STORE, garden: GARDEN, admin: GARDEN_ADMIN }[name];
if (!shop) throw new Error('Name store, garden or admin');

const work = join(shop.out, '..');
await makeWorkFolder(process.cwd(), work, [shop.dataDir]);
if (shop === STORE) writeFileSync(STORE.catalogueFile, JSON.stringify(mixCatalogue()));
else {
  const file = join(work, shop.dataDir, 'site.json');
  const publish = shop === GARDEN ? GARDEN_PUBLISH : GARDEN_ADMIN_PUBLISH;
  writeFileSync(file, JSON.stringify({ ...read<object>(file), publish }));
}
process.exitCode = runBuild(
  {
    BASE_PATH: shop.basePath,
    SITE_URL: shop.siteUrl,
    INDEXNOW_KEY: shop.indexNowKey,
    SIZE_LIMITS: shop.sizeLimits,
    DATA_DIR: shop.dataDir,
    ONLY: shop.only,
    CATALOGUE_FILE: shop === STORE ? relative(work, STORE.catalogueFile) : '',
  },
  work,
);
