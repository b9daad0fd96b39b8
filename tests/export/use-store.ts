import { STORE } from '../fixtures/shops';

// The settings of `scripts/build-shop.ts`, which tests/export/site reads when it loads.
Object.assign(process.env, {
  EXPORT_FOLDER: STORE.out,
  BASE_PATH: STORE.basePath,
  SITE_URL: STORE.siteUrl,
  DATA_DIR: STORE.dataDir,
  CATALOGUE_FILE: STORE.catalogueFile,
});
