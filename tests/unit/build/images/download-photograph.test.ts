import { downloadPhotograph } from '@/scripts/build/images/download-photograph';
import { fixedResponse, type Route, redirectResponse, SHORT_LIMITS, servePictures } from './picture-server';

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
  '/500': fixedResponse('no', 'text/plain', 500),
  '/no-content': (_, response) => void response.writeHead(204).end(),
  '/nowhere': (_, response) => void response.writeHead(302).end(),
  '/huge': (_, response) => void response.writeHead(200, { 'content-length': 300_001 }).write('x'),
  '/stream': (_, response) => {
    response.writeHead(200);
    for (let sent = 0; sent <= 300_000; sent += chunk.length) response.write(chunk);
    response.end();
  },
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
  '/seven': (request, response) => {
    const step = Number(request.url?.split('?')[1] ?? 0);
    redirectResponse(step < 7 ? `/seven?${step + 1}` : '/good')(request, response);
  },
  '/five': (request, response) => {
    const step = Number(request.url?.split('?')[1] ?? 0);
    redirectResponse(step < 4 ? `/five?${step + 1}` : '/good')(request, response);
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
const get = (address: string, signal = never) =>
  downloadPhotograph(address, { network: server.network, limits: SHORT_LIMITS, signal });

test.each(['/good', '/moved', '/five'])('downloads %s', async (path) => {
  expect((await get(server.at(path))).toString()).toBe('picture');
});

test.each([
  ['/missing', 'http-status', /answers 404 Not Found/],
  ['/500', 'http-status', /answers 500 Internal Server Error/],
  ['/no-content', 'http-status', /answers 204/],
  ['/nowhere', 'http-status', /answers 302/],
  ['/huge', 'too-large', /is 0\.3 MB; at most 0\.3 MB/],
  ['/stream', 'endless-stream', /more than 0\.3 MB/],
  ['/endless', 'endless-stream', /more than 0\.3 MB/],
  ['/silent', 'timed-out', /nothing for 0\.6 s/],
  ['/stalls', 'timed-out', /nothing for 0\.6 s/],
  ['/drip', 'timed-out', /not complete after 1\.2 s/],
  ['/cut', 'truncated', /after 1 of 1000 bytes/],
  ['/hang-up', 'connection', /ECONNRESET/],
  ['/seven', 'redirect-loop', /more than 5 times/],
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

test('rejects with the reason of the signal', async () => {
  const interrupt = new AbortController();
  const waiting = get(server.at('/silent'), interrupt.signal);
  setTimeout(() => interrupt.abort(new Error('stop')), 50);
  await expect(waiting).rejects.toThrow('stop');
});
