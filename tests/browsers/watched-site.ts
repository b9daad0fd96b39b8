import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const RECORDER = '/recorder.js';
const RECORDED = '/recorded';

/** Runs in each page before all else. What it hears is there before the page goes on: a request that waits. */
const RECORDER_TEXT = `(${() => {
  const say = (fault: string) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/recorded', false);
    try {
      request.send(`${fault} (${location.pathname})`);
    } catch {
      // The network is gone, as a test wanted it.
    }
  };
  addEventListener('error', ({ message }) => message && say(`page error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => say(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    say(`content security policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}})()`;

/** The site on a test's own origin, and the faults on it. */
export type WatchedSite = {
  /** Ends in a slash. */
  url: string;
  faults: string[];
  /** Lets addresses that end so answer 404. */
  allow404: (path: string) => void;
  close: () => Promise<void>;
};

/**
 * Serves what is served elsewhere under an origin of its own, so that nothing that another test kept is there, and puts one script
 * first into each page that tells of errors, since not every driver has a console. The page's own policy stays as it is.
 */
export async function watchSite(upstream: string): Promise<WatchedSite> {
  const { origin, pathname } = new URL(upstream);
  const faults: string[] = [];
  const allowed: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path === RECORDER) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(RECORDER_TEXT);
      return;
    }
    if (path === RECORDED) {
      faults.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(204).end();
      return;
    }
    const found = await fetch(origin + path, { headers: asked(request), redirect: 'manual' });
    if (found.status >= 400 && !allowed.some((end) => path.endsWith(end)))
      faults.push(`status ${found.status}: ${path}`);
    const headers = Object.fromEntries([...found.headers].filter(([name]) => name !== 'connection'));
    if (found.headers.get('content-type')?.startsWith('text/html')) {
      const text = (await found.text()).replace(/<head[^>]*>/, `$&<script src="${RECORDER}"></script>`);
      delete headers.etag;
      response.writeHead(found.status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
      return;
    }
    response.writeHead(found.status, headers);
    if (found.body) await pipeline(Readable.fromWeb(found.body as never), response);
    else response.end();
  }

  const server = createServer((request, response) => {
    // The visitor leaves pages that are still loading.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${pathname}`,
    faults,
    allow404: (path) => void allowed.push(path),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The headers to ask for a file with: as it is, for a packed one cannot be written into. */
function asked({ headers }: IncomingMessage): Record<string, string> {
  const { range, 'if-none-match': tag } = headers;
  return { 'accept-encoding': 'identity', ...(range && { range }), ...(tag && { 'if-none-match': tag }) };
}
