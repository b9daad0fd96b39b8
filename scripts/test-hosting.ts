/**
 * `npm run test:hosting -- HOST [--store] [--browser] [WORD ...]`: serves the export as a host does and checks what it answers: headers,
 * compression, 304, redirects, 404, parts, types. HOST is nginx or apache (Debian's packages, with their file of hosting/), cloudflare
 * or pages (Cloudflare's own runtime for Workers and for Pages, fetched by npx). With --store it is the small export below a path
 * (`npm run build:shop`). With --browser the browser tests run instead; the words are Playwright's, its options behind a
 * second --. Not in the gate.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../lib/environment';
import { STORE } from '../tests/fixtures/shops';
import { readCommand } from './command';
import { freePort } from './server/free-port';
import { askAt } from './test-hosting/ask';
import type { HostedSite } from './test-hosting/check';
import { HOSTS } from './test-hosting/hosts';
import { placeExport } from './test-hosting/place-export';
import { runChecks } from './test-hosting/run-checks';

const PATIENCE_MS = 120_000;

const { words, flags } = readCommand();
const [name = '', ...others] = words;
const host = HOSTS[name];
if (!host) throw new Error(`Name one of: ${Object.keys(HOSTS).join(', ')}`);

const { basePath, hstsSeconds } = readEnvironment();
const isStore = flags.has('store');
if (isStore && basePath !== STORE.basePath) {
  // The rules name addresses of a shop's own data, which is read with the first import.
  const settings = { BASE_PATH: STORE.basePath, DATA_DIR: STORE.dataDir, CATALOGUE_FILE: STORE.catalogueFile };
  const { status } = spawnSync('npm', ['run', '-s', 'test:hosting', '--', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  process.exit(status ?? 1);
}
const out = isStore ? STORE.out : 'out';
if (!existsSync(join(out, 'index.html'))) throw new Error(`There is no export in ${out}/: build it first.`);

async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  let said = '';
  let isMissing = false;
  server.stderr?.on('data', (part: Buffer) => {
    said += part;
  });
  server.on('error', () => {
    isMissing = true;
  });
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && server.exitCode === null && !isMissing) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${said}${name} does not run on this machine. To get it: ${host?.install}`);
}

/** Prints a line for each check, and what is wrong below it; gives the process's exit code. */
async function check(checked: HostedSite): Promise<number> {
  const results = await runChecks(checked);
  for (const { name: what, faults } of results) {
    console.log(`${faults.length > 0 ? 'FAILED' : 'passed'}  ${what}`);
    for (const fault of faults) console.log(`        ${fault}`);
  }
  const failed = results.filter(({ faults }) => faults.length > 0).length;
  console.log(`${name}: ${results.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function browse(url: string): Promise<number> {
  const tests = spawn('npx', ['playwright', 'test', ...others], {
    stdio: 'inherit',
    env: { ...process.env, E2E_URL: url },
  });
  return new Promise((done) => tests.on('close', (code) => done(code ?? 1)));
}

const folder = await mkdtemp(join(tmpdir(), 'hosting-'));
const { traits } = host;
const { root, site } = await placeExport(out, folder, { basePath, hstsSeconds }, traits.sendsCopies);
const port = await freePort();
const url = `http://127.0.0.1:${port}${basePath}/`;
const [command = '', ...args] = await host.start({ port, root, folder, basePath, hstsSeconds });
// Debian has servers in a folder that only root looks into. A group of its own, because npx and wrangler start others; an open input, because wrangler ends with its input.
const server = spawn(command, args, {
  stdio: ['pipe', 'ignore', 'pipe'],
  detached: true,
  cwd: folder,
  env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, WRANGLER_SEND_METRICS: 'false' },
});
try {
  await waitForAnswer(url, server);
  console.log(`${name} serves ${out} at ${url}`);
  process.exitCode = flags.has('browser') ? await browse(url) : await check({ site, traits, url, ask: askAt(url) });
} finally {
  if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
