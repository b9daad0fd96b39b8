import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { exportedHostFiles } from '@/scripts/hosting/files';
import { listenLocally } from '@/scripts/server/listen-locally';
import { type AskHost, askAt, type HostAnswer } from '@/scripts/test-hosting/ask';
import { CHECKS, runChecks } from '@/scripts/test-hosting/run-checks';
import { readSite, type ServedSite } from '@/scripts/test-hosting/site';
import { layTraps } from '@/scripts/test-hosting/traps';
import { LOCAL_SERVER } from '@/tests/fixtures/local-server';
import { serveFiles, stopServing } from '../served-folder';

const SETTINGS = { basePath: '', hstsSeconds: 0 };

const text = (of: string) => `${of}\n`.repeat(3_000 / of.length);
const FILES = {
  'index.html': text('<p>Home</p>'),
  'search/index.html': text('<p>Search</p>'),
  'products/a/index.html': text('<p>A product</p>'),
  'admin/login/index.html': text('<p>Admin</p>'),
  '404.html': text('<p>Not here</p>'),
  '_next/static/chunks/a.js': text('void 0;'),
  '_next/static/chunks/a.css': text('p{margin:0}'),
  '_next/static/media/a.woff2': Buffer.alloc(500, 7),
  'data/catalogue-1.json': JSON.stringify(text('1')),
  'data/current.json': '{}',
  'drawings/a.svg': text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'robots.txt': 'User-agent: *\n',
  'sw.js': 'void 0;\n',
};

/** The changes that a wrong host makes to an answer. */
export type Spoil = (
  answer: HostAnswer,
  path: string,
  headers: Readonly<Record<string, unknown>>,
  method?: string,
) => Partial<HostAnswer>;

/** An answer's headers with another value, or without one. */
export const saying = (answer: HostAnswer, name: string, value?: string) => ({
  headers: { ...answer.headers, [name]: value },
});

let site: ServedSite;
let ask: AskHost;
const proxies: Server[] = [];

/** Serves a small export, to be called once in a test file. */
export function serveSmallExport(): void {
  beforeAll(async () => {
    const served = await serveFiles({ ...FILES, ...exportedHostFiles(SETTINGS, Object.keys(FILES)) });
    site = readSite(served.root, SETTINGS);
    await layTraps(served.root, join(served.root, '../outside'));
    ask = askAt(`http://127.0.0.1:${served.port}/`);
  });

  afterAll(async () => {
    for (const proxy of proxies) proxy.close();
    await stopServing();
  });
}

/** The names of the checks that find fault with a host that spoils its answers, of those that are meant. */
export async function failed(spoil: Spoil, meant = /./): Promise<string[]> {
  const proxy = createServer(async ({ url = '', method, headers }, response) => {
    const answer = await ask(url, headers, method);
    const { status, headers: said, body } = { ...answer, ...spoil(answer, url, headers, method) };
    for (const [name, value] of Object.entries(said)) if (value !== undefined) response.setHeader(name, value);
    if (method !== 'HEAD') response.removeHeader('content-length');
    response.writeHead(status).end(body);
  });
  proxies.push(proxy);
  const url = `http://127.0.0.1:${await listenLocally(proxy)}/`;
  const checks = Object.fromEntries(Object.entries(CHECKS).filter(([name]) => meant.test(name)));
  const results = await runChecks({ site, traits: LOCAL_SERVER, url, ask: askAt(url) }, checks);
  return results.filter(({ faults }) => faults.length > 0).map(({ name }) => name);
}
