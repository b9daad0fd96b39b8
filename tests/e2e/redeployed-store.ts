import { readFile, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '@/scripts/server/content-type';
import { createHandler } from '@/scripts/server/handler';
import { test as base } from './fixtures';

export type Store = {
  url: string;
  /** Publishes a file anew, with a text in it changed: '/faq/index.html'. Fails where the text is not in it. */
  publish: (file: string, from: string | RegExp, to: string) => Promise<void>;
  /**
   * Lets each file that matches be missing when it is first asked for, with leave to keep that for a year; gives how often each has
   * been asked for since, by its address inside the store.
   */
  lackOnce: (files: RegExp) => ReadonlyMap<string, number>;
  /** Ends the server: a browser that is told to be offline forgets that for a service worker that it starts anew. */
  goDown: () => void;
};

/** A test with a server of its own over the export, whose files can change between two visits. */
export const test = base.extend<{ store: Store; ownStore: Store }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  ownStore: async ({}, use) => {
    const opened = await openStore(process.env.BASE_PATH ?? '');
    await use(opened);
    opened.goDown();
  },
  store: ({ ownStore }, use) => use(ownStore),
  baseURL: ({ ownStore }, use) => use(ownStore.url),
});

/** Some hosts apply the rules for hashed files to their absence. */
const HOLE = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/plain' };

async function openStore(basePath: string): Promise<Store> {
  const changed = new Map<string, string>();
  const asked = new Map<string, number>();
  let lacking: RegExp | undefined;
  const handler = await createHandler({ root: await realpath('out'), basePath });
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').slice(basePath.length).split('?', 1);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    if (lacking?.test(file)) {
      const times = (asked.get(file) ?? 0) + 1;
      asked.set(file, times);
      if (times === 1) return void response.writeHead(404, HOLE).end();
    }
    const text = changed.get(file);
    if (text === undefined) return handler(request, response);
    response.writeHead(200, { 'content-type': contentType(file), 'cache-control': 'no-cache' }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const publish: Store['publish'] = async (file, from, to) => {
    const text = await readFile(join('out', file), 'utf8');
    const next = text.replaceAll(from, to);
    if (next === text) throw new Error(`${file} does not hold ${from}`);
    changed.set(file, next);
  };
  const lackOnce: Store['lackOnce'] = (files) => {
    lacking = files;
    return asked;
  };
  const goDown = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}${basePath}/`, publish, lackOnce, goDown };
}
