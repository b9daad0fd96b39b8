import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { scriptArguments } from '@/scripts/build/processes/run-program';
import { findFreePort } from '@/scripts/build/server/serve';
import { SHOP } from '@/tests/fixtures/shops';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at } = testFolder({
  'out/index.html': 'home',
  'out/large.txt': 'x'.repeat(50_000_000),
  'package.json': JSON.stringify({ scripts: { start: `node ${scriptArguments('serve').join(' ')}` } }),
});

let child: ChildProcess;
let output = '';
let ended: Promise<unknown>;
afterEach(() => {
  child.kill('SIGKILL');
});

async function start(program: string, args: string[], port: number) {
  const env = { ...process.env, DATA_DIR: resolve(SHOP.dataDir), PORT: String(port) };
  child = spawn(program, args, { cwd: at(), env, stdio: ['ignore', 'pipe', 'pipe'] });
  output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  ended = once(child, 'close');
  while (!output.includes(' is at ') && child.exitCode === null) await new Promise((done) => setTimeout(done, 10));
}

/** Opens a keep-alive connection, and a response that is not read to its end. */
async function connect(port: number) {
  const agent = new Agent({ keepAlive: true });
  const request = (path: string) =>
    new Promise<IncomingMessage>((done, fail) => {
      get({ port, path, agent, host: '127.0.0.1' }, done).on('error', fail);
    });
  (await request('/')).resume();
  (await request('/large.txt')).on('error', () => undefined).pause();
}

test('Ctrl+C, which npm sends twice, ends a server with a message and code 0 despite open connections', async () => {
  const port = await findFreePort();
  await start(process.execPath, scriptArguments('serve'), port);
  await connect(port);
  for (const signal of ['SIGINT', 'SIGINT'] as const) child.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect(output.endsWith('/\n\nStopped.\n')).toBe(true);
});

test('the server of npm start stops with npm, although the shell does not pass on signals', async () => {
  await start('npm', ['start'], await findFreePort());
  child.kill('SIGTERM');
  await ended;
  expect(output).toContain('Stopped.');
});
