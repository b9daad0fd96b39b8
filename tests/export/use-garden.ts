import { GARDEN } from '../fixtures/shops';

// The same for `npm run build:shop -- garden`.
Object.assign(process.env, {
  EXPORT_FOLDER: GARDEN.out,
  BASE_PATH: GARDEN.basePath,
  SITE_URL: GARDEN.siteUrl,
  DATA_DIR: GARDEN.dataDir,
  CATALOGUE_FILE: '',
});
