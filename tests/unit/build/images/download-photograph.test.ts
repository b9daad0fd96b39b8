import { downloadPhotograph, toFetchFailure } from '@/scripts/build/images/download-photograph';
import { PHOTOGRAPH_LIMITS } from '@/scripts/build/images/photograph-limits';
import { fixedResponse, type Route, redirectResponse, servePictures } from './picture-server';

const chunk = Buffer.alloc(20_000, 'x');

const drip: Route = (_, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write('x'), 50);
  response.on('close', () => clearInterval(timer));
};

const pour: Route = (_, response) => {
  response.writeHead(200);
  const more = () => {
    while (!response.destroyed && response.write(chunk)) {}
  };
  response.on('drain', more);
  more();
};

const routes: Record<string, Route> = {
  '/good': fixedResponse('picture'),
  '/nowhere': (_, response) => void response.writeHead(302).end(),
  '/huge': (_, response) => void response.writeHead(200, { 'content-length': 300_001 }).write('x'),
  '/endless': pour,
  '/silent': () => undefined,
  '/stalls': (_, response) => void response.writeHead(200).write('x'),
  '/drip': drip,
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('x', () => response.destroy());
  },
  '/hang-up': (_, response) => void response.destroy(),
  '/moved': redirectResponse('/good', 301),
  '/steps': (request, response) => {
    const left = Number(request.url?.split('?')[1]);
    redirectResponse(left > 1 ? `/steps?${left - 1}` : '/good')(request, response);
  },
  '/circle': redirectResponse('/circle-back'),
  '/circle-back': redirectResponse('/circle'),
  '/to-http': redirectResponse('http://pictures.shop.test/good'),
  '/to-file': redirectResponse('file:///etc/passwd'),
  '/to-password': redirectResponse('https://me:secret@pictures.shop.test/good'),
  '/to-private': redirectResponse('https://inside.shop.test/good'),
  '/to-metadata': redirectResponse('https://169.254.169.254/latest/meta-data/'),
  '/to-nonsense': redirectResponse('https://[nonsense'),
};

let server: Awaited<ReturnType<typeof servePictures>>;
beforeAll(async () => {
  server = await servePictures(routes);
});
afterAll(() => server.close());

const never = new AbortController().signal;
/** Long time limits, unless the test is about them: a busy machine answers late. */
const get = (address: string, network = server.network, limits = {}, signal = never) =>
  downloadPhotograph(address, { network, limits: { ...PHOTOGRAPH_LIMITS, bytes: 300_000, ...limits }, signal });

test.each(['/good', '/moved', '/steps?5'])('downloads %s', async (path) => {
  expect((await get(server.at(path))).toString()).toBe('picture');
});

test.each([
  ['/missing', 'http-status', /answers 404 Not Found/],
  ['/nowhere', 'http-status', /answers 302/],
  ['/huge', 'too-large', /is 0\.3 MB; at most 0\.3 MB/],
  ['/endless', 'endless-stream', /more than 0\.3 MB/],
  ['/cut', 'truncated', /after 1 of 1000 bytes/],
  ['/hang-up', 'connection', /ECONNRESET/],
  ['/steps?6', 'redirect-loop', /more than 5 times/],
  ['/circle', 'redirect-loop', /in a circle/],
  ['/to-http', 'insecure-redirect', /http:\/\/pictures\.shop\.test/],
  ['/to-file', 'insecure-redirect', /file:/],
  ['/to-password', 'insecure-redirect', /^(?!.*secret)/],
  ['/to-private', 'private-address', /inside\.shop\.test at 10\.1\.2\.3,/],
  ['/to-metadata', 'private-address', /169\.254\.169\.254/],
  ['/to-nonsense', 'connection', /invalid address/],
])('%s fails as %s', async (path, reason, message) => {
  await expect(get(server.at(path))).rejects.toMatchObject({
    name: 'Failure',
    reason,
    message: expect.stringMatching(message),
  });
});

test.each([
  ['/silent', { idleMs: 200 }, 'sent nothing for 0.2 s'],
  ['/stalls', { idleMs: 200 }, 'sent nothing for 0.2 s'],
  ['/drip', { totalMs: 400 }, 'was not complete after 0.4 s'],
])('%s fails as timed-out with %j', async (path, limits, message) => {
  await expect(get(server.at(path), server.network, limits)).rejects.toMatchObject({ reason: 'timed-out', message });
});

test('rejects with the reason of the signal', async () => {
  const interrupt = new AbortController();
  const waiting = get(server.at('/silent'), server.network, {}, interrupt.signal);
  setTimeout(() => interrupt.abort(new Error('stop')), 50);
  await expect(waiting).rejects.toThrow('stop');
});

test.each([
  ['a private name', 'inside.shop.test'],
  ['a name with a private and a public address', 'half-inside.shop.test'],
  ['a name with a mapped address', 'mapped.shop.test'],
  ['a private literal', '10.0.0.1'],
  ['a loopback literal written as one number', '2130706434'],
  ['a loopback literal in hexadecimal', '0x7f.0.0.2'],
  ['an IPv6 loopback literal', '[::1]'],
  ['a mapped literal', '[::ffff:127.0.0.1]'],
])('rejects %s', async (_, host) => {
  await expect(get(server.at('/good', host))).rejects.toMatchObject({ reason: 'private-address' });
});

test('looks up a name once, so that a second lookup cannot return another address', async () => {
  const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]];
  const resolve = jest.fn(async () => answers.shift() ?? []);
  await get(server.at('/good'), { ...server.network, resolve });
  expect(resolve).toHaveBeenCalledTimes(1);
});

test('a lookup without an answer times out', async () => {
  const network = { ...server.network, resolve: () => new Promise<never>(() => undefined) };
  const failing = get(server.at('/good'), network, { idleMs: 200 });
  await expect(failing).rejects.toMatchObject({ reason: 'timed-out' });
});

test.each([
  ['ENOTFOUND', 'dns'],
  ['ECONNREFUSED', 'refused'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
  ['EPROTO', 'tls'],
  ['ENETUNREACH', 'connection'],
])('the error %s of Node fails as %s', (code, reason) => {
  expect(toFetchFailure(Object.assign(new Error('a'), { code }))).toMatchObject({ reason });
});
