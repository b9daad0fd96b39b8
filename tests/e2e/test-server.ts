import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { createRequestHandler } from '@/scripts/build/server/request-handler';
import { test as base } from './fixtures';

export type TestServer = {
  url: string;
  /** Replaces a text in a served file, such as '/faq/index.html'. Throws if the file does not have the text. */
  redeploy: (file: string, from: string | RegExp, to: string) => Promise<void>;
  /** Also stops the server: Chromium's offline mode does not apply to a service worker that starts later. */
  goOffline: (context: BrowserContext) => Promise<void>;
  goOnline: (context: BrowserContext) => Promise<void>;
};

/** A test with service workers and a separate server for the export. Its files can change between two visits. */
export const test = base.extend<{ store: TestServer }>({
  serviceWorkers: 'allow',
  store: async ({ allowConsole }, use) => {
    // Messages of the browser while it is offline.
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
    const { stop, ...store } = await startServer(process.env.BASE_PATH ?? '');
    await use(store);
    stop();
  },
  baseURL: ({ store }, use) => use(store.url),
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

async function startServer(basePath: string): Promise<TestServer & { stop: () => void }> {
  const changed = new Map<string, string>();
  const handler = createRequestHandler({ root: 'out', basePath });
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').slice(basePath.length).split('?', 1);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const text = changed.get(file);
    if (text === undefined) return handler(request, response);
    response.writeHead(200, { 'content-type': TYPES[extname(file)], 'cache-control': 'no-cache' }).end(text);
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const redeploy: TestServer['redeploy'] = async (file, from, to) => {
    const text = await readFile(join('out', file), 'utf8');
    const next = text.replaceAll(from, to);
    if (next === text) throw new Error(`${file} does not contain ${from}`);
    changed.set(file, next);
  };
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const goOffline: TestServer['goOffline'] = async (context) => {
    await context.setOffline(true);
    stop();
  };
  const goOnline: TestServer['goOnline'] = async (context) => {
    await listen(port);
    await context.setOffline(false);
  };
  return { url: `http://127.0.0.1:${port}${basePath}/`, redeploy, goOffline, goOnline, stop };
}
