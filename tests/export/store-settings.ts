// Read by tests/export/site before its first line: the settings of `npm run build:store`.
Object.assign(process.env, {
  EXPORT_FOLDER: '.cache/store/out',
  BASE_PATH: '/store',
  SITE_URL: 'https://shop.example.com',
  CATALOGUE_FILE: '.cache/store/.cache/hostile.json',
});
