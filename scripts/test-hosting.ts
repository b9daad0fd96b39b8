/**
 * `npm run test:hosting -- [wrangler|nginx|apache] [-- WORD ...]`: the browser tests over the export as another server gives it:
 * Cloudflare's own runtime (default; fetched by npx), or nginx or Apache (Debian's packages) with their file of hosting/. The words
 * are Playwright's. Not in the gate.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCommand } from './command';
import { freePort } from './server/free-port';
import { HOSTS } from './test-hosting/hosts';

const PATIENCE_MS = 120_000;
const OUT = resolve('out');

async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`the server did not answer at ${url}`);
}

const [first = 'wrangler', ...rest] = readCommand().words;
const isNamed = first in HOSTS;
const name = isNamed ? first : 'wrangler';
const words = isNamed ? rest : [first, ...rest];
const folder = await mkdtemp(join(tmpdir(), 'hosting-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}/`;
const [command = '', ...args] = (await HOSTS[name]?.({ port, out: OUT, folder })) ?? [];
// A group of its own, because npx and wrangler start others; an open input, because wrangler ends with its input.
const server = spawn(command, args, {
  stdio: ['pipe', 'ignore', 'inherit'],
  detached: true,
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
});
server.on('error', (error) => console.error(error.message));
try {
  await waitForAnswer(url, server);
  console.log(`${name} serves ${OUT} at ${url}`);
  const tests = spawn('npx', ['playwright', 'test', ...words], {
    stdio: 'inherit',
    env: { ...process.env, E2E_URL: url },
  });
  process.exitCode = await new Promise<number>((done) => tests.on('close', (code) => done(code ?? 1)));
} finally {
  if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
