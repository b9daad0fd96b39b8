import { createHash } from 'node:crypto';
import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { serveFiles, stopServing } from '../served-folder';
import { watchOpenedFiles } from './opened-files';

afterEach(() => {
  jest.restoreAllMocks();
  return stopServing();
});

const MEGABYTE = 2 ** 20;
const CLIENTS = 50;
/** 4 MB of text that packs to a good half. */
const NOISE = Array.from({ length: 2 ** 17 }, (_, index) => createHash('md5').update(`${index}`).digest('hex')).join(
  '',
);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for a file over many connections and reads on at none; gives what ends them. */
async function stall(port: number, path: string, accepted = 'identity') {
  const clients = Array.from({ length: CLIENTS }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.all(
    clients.map((client) => {
      const hasBegun = new Promise((resolve) => client.once('readable', resolve));
      client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${accepted}\r\n\r\n`);
      return hasBegun;
    }),
  );
  return () => clients.map((client) => client.destroy());
}

test.each(['gzip', 'br'])('clients that do not read on share one copy in %s', async (accepted) => {
  const end = jest.spyOn(ServerResponse.prototype, 'end');
  const { port } = await serveFiles({ 'large.json': NOISE });
  const leave = await stall(port, '/large.json', accepted);
  const sent = end.mock.calls.map(([chunk]) => chunk as unknown);
  leave();
  expect(sent).toHaveLength(CLIENTS);
  const [copy, ...others] = new Set(sent);
  expect([(copy as Buffer).length > MEGABYTE, others]).toEqual([true, []]);
});

test('a file is not read on before its client has, and is closed when it leaves', async () => {
  const opened = watchOpenedFiles();
  const write = jest.spyOn(ServerResponse.prototype, 'write');
  const { port } = await serveFiles({ 'large.webp': Buffer.alloc(32 * MEGABYTE) });
  const leave = await stall(port, '/large.webp');
  await pause(300);
  const waiting = [...new Set(write.mock.contexts)].map((response) => (response as ServerResponse).writableLength);
  expect([waiting.length, opened()]).toEqual([CLIENTS, CLIENTS]);
  leave();
  expect(Math.max(...waiting)).toBeLessThanOrEqual(MEGABYTE / 4);
  while (opened() > 0) await pause(10);
});
