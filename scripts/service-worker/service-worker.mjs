import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { pagesCacheName } from '../../lib/offline/pages-cache';
import { listPrecache } from './precache.mjs';

const require = createRequire(import.meta.url);
const MODULES = [
  require.resolve('workbox-core/build/workbox-core.prod.js'),
  require.resolve('workbox-routing/build/workbox-routing.prod.js'),
  require.resolve('workbox-strategies/build/workbox-strategies.prod.js'),
  require.resolve('workbox-expiration/build/workbox-expiration.prod.js'),
  require.resolve('workbox-precaching/build/workbox-precaching.prod.js'),
];
const OWN = fileURLToPath(new URL('./worker.js', import.meta.url));

/**
 * The service worker of an export: Workbox as npm delivers it, the list of files to keep from the start, and our
 * `worker.js`. No bundler: the modules of Workbox are scripts already. The same export gives the same text.
 * @param {{ out: string, basePath: string }} options folder of the export; '' or '/store'
 */
export function serviceWorker({ out, basePath }) {
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
