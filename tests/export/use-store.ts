import { STORE } from '../fixtures/shops';

// Read by tests/export/site before its first line: the settings of `npm run build:shop`.
Object.assign(process.env, {
  EXPORT_FOLDER: STORE.out,
  BASE_PATH: STORE.basePath,
  SITE_URL: STORE.siteUrl,
  INDEXNOW_KEY: STORE.indexNowKey,
  SIZE_LIMITS: STORE.sizeLimits,
  DATA_DIR: STORE.dataDir,
  CATALOGUE_FILE: STORE.catalogueFile,
});
