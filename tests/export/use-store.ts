import { STORE } from '../fixtures/shops';

// Read by tests/export/site before its first line: the settings of `scripts/build-shop.ts`.
Object.assign(process.env, {
  EXPORT_FOLDER: STORE.out,
  BASE_PATH: STORE.basePath,
  SITE_URL: STORE.siteUrl,
  DATA_DIR: STORE.dataDir,
  CATALOGUE_FILE: STORE.catalogueFile,
});
