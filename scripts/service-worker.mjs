/**
 * Writes out/sw.js after the export: Workbox as npm delivers it, the list of files to keep from the start, and our
 * `service-worker/worker.js`. No bundler: the modules of Workbox are scripts already. The same export gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../lib/environment.mjs';
import { pagesCacheName } from '../lib/offline/pages-cache.mjs';
import { isMain } from './is-main.mjs';
import { listPrecache } from './service-worker/precache.mjs';

const require = createRequire(import.meta.url);
const MODULES = [
  require.resolve('workbox-core/build/workbox-core.prod.js'),
  require.resolve('workbox-routing/build/workbox-routing.prod.js'),
  require.resolve('workbox-strategies/build/workbox-strategies.prod.js'),
  require.resolve('workbox-expiration/build/workbox-expiration.prod.js'),
  require.resolve('workbox-precaching/build/workbox-precaching.prod.js'),
];
const OWN = fileURLToPath(new URL('./service-worker/worker.js', import.meta.url));

/**
 * The service worker's text for an export.
 * @param {{ out: string, basePath: string }} options folder of the export; '' or '/store'
 */
export function writeServiceWorker({ out, basePath }) {
  const settings = {
    base: `${basePath}/`,
    pagesCache: pagesCacheName(basePath),
    precache: listPrecache({ out, basePath }),
  };
  const modules = MODULES.map((file) =>
    readFileSync(file, 'utf8')
      .replace(/^\/\/# sourceMappingURL=.*$/m, '')
      .trim(),
  );
  return [...modules, `globalThis.SETTINGS=${JSON.stringify(settings)};`, readFileSync(OWN, 'utf8')].join('\n');
}

if (isMain(import.meta.url)) {
  const out = fileURLToPath(new URL('../out', import.meta.url));
  writeFileSync(join(out, 'sw.js'), writeServiceWorker({ out, basePath: readEnvironment().basePath }));
}
