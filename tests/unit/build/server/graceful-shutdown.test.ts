import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { scriptArguments } from '@/scripts/build/processes/run-program';
import { findFreePort } from '@/scripts/build/server/free-port';
import { SHOP } from '@/tests/fixtures/shops';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at } = testFolder({
  'out/index.html': 'home',
  'out/large.txt': 'x'.repeat(50_000_000),
  'package.json': JSON.stringify({ scripts: { start: `node ${scriptArguments('serve').join(' ')}` } }),
});

let child: ChildProcess;
let said = '';
let ended: Promise<unknown>;
afterEach(() => {
  child.kill('SIGKILL');
});

async function start(program: string, words: string[], port: number) {
  const env = { ...process.env, DATA_DIR: resolve(SHOP.dataDir), PORT: String(port) };
  child = spawn(program, words, { cwd: at(), env, stdio: ['ignore', 'pipe', 'pipe'] });
  said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  ended = once(child, 'close');
  while (!said.includes(' is at ') && child.exitCode === null) await new Promise((done) => setTimeout(done, 10));
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
  const port = await findFreePort();
  await start(process.execPath, scriptArguments('serve'), port);
  await connect(port);
  for (const signal of signals) child.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect(said.endsWith('/\n\nStopped.\n')).toBe(true);
});

test('the server behind npm start stops when npm is told to, though its shell passes no signal on', async () => {
  await start('npm', ['start'], await findFreePort());
  child.kill('SIGTERM');
  await ended;
  expect(said).toContain('Stopped.');
});
