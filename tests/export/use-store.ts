import { HOSTILE_CATALOGUE, SHOP } from '../fixtures/shops';

// Read by tests/export/site before its first line: the settings of `npm run build:shop -- store`.
Object.assign(process.env, {
  EXPORT_FOLDER: SHOP.out,
  BASE_PATH: SHOP.basePath,
  SITE_URL: SHOP.siteUrl,
  INDEXNOW_KEY: SHOP.indexNowKey,
  DATA_DIR: SHOP.dataDir,
  CATALOGUE_FILE: HOSTILE_CATALOGUE,
});
