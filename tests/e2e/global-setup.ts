import { existsSync } from 'node:fs';
import { serve } from '@/scripts/build/server/serve';
import { findBrowser } from '@/scripts/test/browser';
import { STORE } from '@/tests/fixtures/shops';

/**
 * Finds the browser and serves both exports, once for all workers. Uses free ports, because a running server may have an older build.
 * Returns a function that stops the servers. `E2E_URL`: test that server instead.
 */
export default async function globalSetup() {
  process.env.E2E_BROWSER = await findBrowser();
  if (process.env.E2E_URL) return undefined;
  const { out, basePath } = STORE;
  const servers = [await serve({ port: 0, basePath: process.env.BASE_PATH })];
  process.env.E2E_URL = servers[0]?.url;
  if (existsSync(out)) {
    const store = await serve({ port: 0, root: out, basePath });
    process.env.E2E_STORE_URL = store.url;
    servers.push(store);
  }
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
