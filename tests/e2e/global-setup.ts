import { existsSync } from 'node:fs';
import { findBrowser } from '@/scripts/browser/find-browser';
import { serve } from '@/scripts/server/serve';
import { GARDEN, GARDEN_ADMIN, type Shop, STORE } from '@/tests/fixtures/shops';

/** Serves an export of `npm run build:shop`, which a project of its own looks at, where it was made. */
async function serveShop({ out, basePath }: Shop) {
  return existsSync(out) ? serve({ port: 0, root: out, basePath }) : undefined;
}

/**
 * Finds the browser and serves out/ on a free port of its own, once for all workers; a server that runs already
 * might show an older build. Gives the function that stops it. `npm run test:hosting` names another server by E2E_URL.
 */
export default async function globalSetup() {
  if (process.env.E2E_URL) {
    process.env.E2E_BROWSER = (await findBrowser()).executablePath;
    return undefined;
  }
  const [browser, server, store, garden, admin] = await Promise.all([
    findBrowser(),
    serve({ port: 0, basePath: process.env.BASE_PATH }),
    serveShop(STORE),
    serveShop(GARDEN),
    serveShop(GARDEN_ADMIN),
  ]);
  process.env.E2E_BROWSER = browser.executablePath;
  process.env.E2E_URL = server.url;
  if (store) process.env.E2E_STORE_URL = store.url;
  if (garden) process.env.E2E_GARDEN_URL = garden.url;
  if (admin) process.env.E2E_ADMIN_URL = admin.url;
  return async () => {
    await Promise.all([server, store, garden, admin].map((served) => served?.close()));
  };
}
