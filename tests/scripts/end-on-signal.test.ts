import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { delimiter, resolve } from 'node:path';
import { JITI_CLI, RUN_SCRIPT } from '@/scripts/jiti-cli';
import { freePort } from '@/scripts/server/free-port';
import { SHOP } from '@/tests/fixtures/shops';
import { testFolder } from '@/tests/fixtures/test-folder';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** The command by which npm serves, with what it serves told apart from the project. */
const SERVE = scripts.start?.replace('scripts/run.ts start', `${RUN_SCRIPT} serve`);
const { at, write } = testFolder({
  'out/index.html': 'home',
  'out/large.txt': 'x'.repeat(50_000_000),
  'package.json': JSON.stringify({ scripts: { start: SERVE } }),
});

let child: ChildProcess;
let said = '';
let ended: Promise<unknown>;
afterEach(() => {
  child.kill('SIGKILL');
});

async function start(program: string, words: string[], line: string, env: Record<string, string> = {}) {
  child = spawn(program, words, {
    cwd: at(),
    env: {
      ...process.env,
      DATA_DIR: resolve(SHOP.dataDir),
      PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  ended = once(child, 'close');
  while (!said.includes(line) && child.exitCode === null) await new Promise((done) => setTimeout(done, 10));
}

/** A connection that stays open, and an answer that nobody reads to its end. */
async function connect(port: number) {
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((done, fail) => {
      const request = get({ port, path, agent, host: '127.0.0.1' }, done);
      request.on('error', fail);
    });
  (await ask('/')).resume();
  (await ask('/large.txt')).on('error', () => undefined).pause();
}

test.each<[string, NodeJS.Signals[]]>([
  ['Ctrl+C', ['SIGINT']],
  ['Ctrl+C by way of npm, which tells of it twice', ['SIGINT', 'SIGINT']],
  ['the system', ['SIGTERM']],
])('a server that is stopped by %s says so and ends with 0, though connections are open', async (_, signals) => {
  const port = await freePort();
  await start(process.execPath, [JITI_CLI, RUN_SCRIPT, 'serve'], 'is served', { PORT: String(port) });
  await connect(port);
  for (const signal of signals) child.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect(said.endsWith('/\n\nStopped.\n')).toBe(true);
});

test('npm hands on that it is told to stop, ends with 0 and says nothing of an error', async () => {
  await start('npm', ['start'], 'is served', { PORT: String(await freePort()) });
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect([said.includes('Stopped.'), /error/i.test(said)]).toEqual([true, false]);
});

test('a trial of publishing that is stopped while it builds says so, ends with 0 and leaves nothing', async () => {
  write({
    'package.json': JSON.stringify({ scripts: { 'catalogue:check': 'sleep 600', build: '' } }),
    'data/catalogue.json': '{}',
    'data/site.json': '{}',
    'node_modules/some/index.js': '',
    '.github/workflows/pages.yml': readFileSync('.github/workflows/pages.yml', 'utf8'),
    '.github/what-changed.mjs': readFileSync('.github/what-changed.mjs', 'utf8'),
  });
  const words = ['try-publishing', '--port', String(await freePort())];
  await start(process.execPath, [JITI_CLI, RUN_SCRIPT, ...words], 'Building', { DATA_DIR: at('data') });
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(said).toMatch(/\n\nStopped\.\n$/);
  expect(readdirSync(at('.cache'))).toEqual([]);
  expect(scripts['try:publishing']).toBe(scripts.start?.replace('start', 'try-publishing'));
});
