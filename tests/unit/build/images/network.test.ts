import { createServer } from 'node:net';
import { downloadPhotograph } from '@/scripts/build/images/download-photograph';
import { findFreePort, listenOnFreePort } from '@/scripts/build/server/free-port';
import { fixedResponse, SHORT_LIMITS, servePictures } from './picture-server';

let server: Awaited<ReturnType<typeof servePictures>>;
beforeAll(async () => {
  server = await servePictures({ '/good': fixedResponse('picture') });
});
afterAll(() => server.close());

const get = (address: string, network = server.network) =>
  downloadPhotograph(address, { network, limits: SHORT_LIMITS, signal: new AbortController().signal });

test.each([
  ['a private name', 'inside.shop.test'],
  ['a name with a private and a public address', 'half-inside.shop.test'],
  ['a name with a mapped address', 'mapped.shop.test'],
  ['a private literal', '10.0.0.1'],
  ['a loopback literal written as one number', '2130706434'],
  ['a loopback literal in hexadecimal', '0x7f.0.0.2'],
  ['an IPv6 loopback literal', '[::1]'],
  ['a mapped literal', '[::ffff:127.0.0.1]'],
  ['the metadata literal', '169.254.169.254'],
])('rejects %s', async (_, host) => {
  await expect(get(server.at('/good', host))).rejects.toMatchObject({ reason: 'private-address' });
});

test.each([
  ['an unknown name', 'nowhere.test'],
  ['a name without an address', 'empty.shop.test'],
])('%s fails as dns', async (_, host) => {
  await expect(get(server.at('/good', host))).rejects.toMatchObject({ reason: 'dns' });
});

test('looks up a name once, so that a second lookup cannot return another address', async () => {
  const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]];
  const resolve = jest.fn(async () => answers.shift() ?? []);
  await get(server.at('/good'), { ...server.network, resolve });
  expect(resolve).toHaveBeenCalledTimes(1);
});

test('a lookup without an answer times out', async () => {
  const network = { ...server.network, resolve: () => new Promise<never>(() => undefined) };
  await expect(get(server.at('/good'), network)).rejects.toMatchObject({ reason: 'timed-out' });
});

test('a certificate for another name fails as tls', async () => {
  await expect(get(server.at('/good', 'other.elsewhere.test'))).rejects.toMatchObject({ reason: 'tls' });
});

test('a closed port fails as refused', async () => {
  const port = await findFreePort();
  await expect(get(`https://pictures.shop.test:${port}/good`)).rejects.toMatchObject({ reason: 'refused' });
});

test('a server that does not speak TLS fails as tls', async () => {
  const plain = createServer((socket) => void socket.resume().end('HTTP/1.1 200 OK\r\n\r\n'));
  plain.on('connection', (socket) => socket.on('error', () => undefined));
  const port = await listenOnFreePort(plain);
  await expect(get(`https://pictures.shop.test:${port}/good`)).rejects.toMatchObject({ reason: 'tls' });
  await new Promise((resolve) => plain.close(resolve));
});
