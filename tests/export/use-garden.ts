import { GARDEN } from '../fixtures/shops';

// The same for `npm run build:shop -- garden`.
Object.assign(process.env, {
  EXPORT_FOLDER: GARDEN.out,
  BASE_PATH: GARDEN.basePath,
  SITE_URL: GARDEN.siteUrl,
  INDEXNOW_KEY: GARDEN.indexNowKey,
  DATA_DIR: GARDEN.dataDir,
  CATALOGUE_FILE: '',
});
