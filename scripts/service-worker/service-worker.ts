import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminCacheName, pagesCacheName } from '../../lib/offline/pages-cache';
import { plainScript } from '../plain-script';
import { digest, listAdminFiles } from './admin-files';
import { listPrecache, type Precached } from './precache';

const require = createRequire(import.meta.url);
const MODULES = [
  require.resolve('workbox-core/build/workbox-core.prod.js'),
  require.resolve('workbox-routing/build/workbox-routing.prod.js'),
  require.resolve('workbox-strategies/build/workbox-strategies.prod.js'),
  require.resolve('workbox-expiration/build/workbox-expiration.prod.js'),
  require.resolve('workbox-precaching/build/workbox-precaching.prod.js'),
];
const OWN = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** The worker's settings; `base` is '/' or '/store/', and `adminList` the digest of the list of the admin's files, '' without an admin. */
export type Settings = {
  base: string;
  pagesCache: string;
  adminCache: string;
  adminList: string;
  precache: Precached[];
};

/**
 * The service worker of an export: Workbox as npm delivers it, the list of files to keep from the start, and our
 * `worker.ts`. No bundler: the modules of Workbox are scripts already. The same export gives the same text.
 * @param out folder of the export
 * @param basePath '' or '/store'
 */
export function serviceWorker({ out, basePath }: { out: string; basePath: string }): string {
  const settings: Settings = {
    base: `${basePath}/`,
    pagesCache: pagesCacheName(basePath),
    adminCache: adminCacheName(basePath),
    adminList: existsSync(join(out, 'admin')) ? digest(JSON.stringify(listAdminFiles({ out, basePath }))) : '',
    precache: listPrecache({ out, basePath }),
  };
  const modules = MODULES.map((file) =>
    readFileSync(file, 'utf8')
      .replace(/^\/\/# sourceMappingURL=.*$/m, '')
      .trim(),
  );
  return [...modules, `globalThis.SETTINGS=${JSON.stringify(settings)};`, `{${plainScript(OWN)}}`].join('\n');
}
