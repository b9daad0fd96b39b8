/**
 * `npm run test:hosting -- [wrangler|nginx] [words of playwright]`: the browser tests over the export as another server gives it:
 * Cloudflare's own runtime (default; fetched by npx) or nginx with hosting/nginx.conf (Debian's package). Not in the gate.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './server/free-port';

// wrangler takes today's otherwise, which its own runtime may not know yet.
const COMPATIBILITY_DATE = '2026-01-01';
const PATIENCE_MS = 120_000;
const OUT = resolve('out');

/** nginx reads its own file with this port and folder in it; all that it writes goes to `folder`. */
async function nginxCommand(port: number, folder: string): Promise<string[]> {
  const own = (await readFile('hosting/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/security-plus;', `root ${OUT};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
${own} }`,
  );
  return ['nginx', '-c', config];
}

const HOSTS: Readonly<Record<string, (port: number, folder: string) => string[] | Promise<string[]>>> = {
  wrangler: (port) =>
    `npx --yes wrangler@4.86.0 pages dev out --ip 127.0.0.1 --port ${port} --compatibility-date ${COMPATIBILITY_DATE}`.split(
      ' ',
    ),
  nginx: nginxCommand,
};

async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`the server did not answer at ${url}`);
}

const [first = 'wrangler', ...rest] = process.argv.slice(2);
const isNamed = first in HOSTS;
const name = isNamed ? first : 'wrangler';
const words = isNamed ? rest : [first, ...rest];
const folder = await mkdtemp(join(tmpdir(), 'hosting-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}/`;
const [command = '', ...args] = (await HOSTS[name]?.(port, folder)) ?? [];
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
