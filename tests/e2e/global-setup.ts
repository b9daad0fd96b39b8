import { existsSync } from 'node:fs';
import { findBrowser } from '@/scripts/browser/find-browser';
import { serve } from '@/scripts/server/serve';

/** The small export of `npm run build:store`, which its own project looks at. */
const STORE = '.cache/store/out';

/**
 * Finds the browser and serves out/ on a free port of its own, once for all workers; a server that runs already
 * might show an older build. Gives the function that stops it. `npm run test:hosting` names another server by E2E_URL.
 */
export default async function globalSetup() {
  if (process.env.E2E_URL) {
    process.env.E2E_BROWSER = (await findBrowser()).executablePath;
    return undefined;
  }
  const [browser, server, store] = await Promise.all([
    findBrowser(),
    serve({ port: 0, basePath: process.env.BASE_PATH }),
    existsSync(STORE) ? serve({ port: 0, root: STORE, basePath: '/store' }) : undefined,
  ]);
  process.env.E2E_BROWSER = browser.executablePath;
  process.env.E2E_URL = server.url;
  if (store) process.env.E2E_STORE_URL = store.url;
  return async () => {
    await Promise.all([server.close(), store?.close()]);
  };
}
