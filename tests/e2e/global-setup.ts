import { findBrowser } from '@/scripts/browser.mjs';
import { serve } from '@/scripts/serve.mjs';

/**
 * Finds the browser and serves out/ on a free port of its own, once for all workers; a server that runs already
 * might show an older build. Gives the function that stops it. `npm run test:hosting` names another server by E2E_URL.
 */
export default async function globalSetup() {
  if (process.env.E2E_URL) {
    process.env.E2E_BROWSER = (await findBrowser()).executablePath;
    return undefined;
  }
  const [browser, server] = await Promise.all([findBrowser(), serve({ port: 0, basePath: process.env.BASE_PATH })]);
  process.env.E2E_BROWSER = browser.executablePath;
  process.env.E2E_URL = server.url;
  return server.close;
}
