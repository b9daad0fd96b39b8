import { existsSync, readdirSync, rmSync } from 'node:fs';
import { manifestSchema } from '@/lib/catalogue/images/manifest';
import { PHOTOGRAPH_LIMITS } from '@/scripts/build/images/photograph-limits';
import { photographUrls } from '@/scripts/build/images/photograph-urls';
import { summarizeUpdate, updatePhotographs } from '@/scripts/build/images/update-photographs';
import { drawPicture } from '@/tests/fixtures/pictures';
import { testFolder } from '@/tests/fixtures/test-folder';
import { fixedResponse, servePictures } from './picture-server';

const START = Date.parse('2026-11-21T08:00:00Z');
const HOUR = 3_600_000;
type Options = Partial<Parameters<typeof updatePhotographs>[1]>;

const { at, read, write } = testFolder();
let server: Awaited<ReturnType<typeof servePictures>>;
/** The response of /flaky.jpg. */
let flaky = fixedResponse('', 'text/plain', 404);
beforeEach(async () => {
  server = await servePictures({
    '/a.jpg': fixedResponse(await drawPicture('jpeg')),
    '/b.png': fixedResponse(await drawPicture('png', { width: 500, height: 30 }), 'text/plain'),
    '/page.jpg': fixedResponse('<!doctype html><title>Gone</title>'),
    '/flaky.jpg': (...exchange) => flaky(...exchange),
    '/silent.jpg': () => undefined,
  });
});
afterEach(() => server.close());
const repair = async () => {
  flaky = fixedResponse(await drawPicture('jpeg'));
};

const manifest = () => manifestSchema.parse(JSON.parse(read('manifest.json'))).photographs;
const pictures = () => readdirSync(at()).filter((name) => name !== 'manifest.json');
const update = (paths: readonly string[], options: Options = {}) =>
  updatePhotographs(
    paths.map((path) => server.at(path)),
    // Long time limits, because a busy machine answers late.
    { folder: at(), network: server.network, limits: PHOTOGRAPH_LIMITS, now: () => START, ...options },
  );

test('records size, files and time of a photograph, and reason and time of a failure', async () => {
  const { fetched, failed } = await update(['/page.jpg', '/b.png', '/missing.jpg']);
  expect([fetched, failed.map(({ reason }) => reason)]).toEqual([1, ['not-an-image', 'http-status']]);
  const file = expect.stringMatching(/^[0-9a-f]{32}\.(avif|webp)$/);
  expect(manifest()).toMatchObject({
    [server.at('/b.png')]: {
      ...{ status: 'ok', width: 500, height: 30, fetchedAt: '2026-11-21T08:00:00.000Z' },
      variants: [
        { file, type: 'image/avif', width: 400 },
        { file, type: 'image/webp', width: 400 },
        { file, type: 'image/avif', width: 500 },
        { file, type: 'image/webp', width: 500 },
      ],
    },
    [server.at('/missing.jpg')]: {
      ...{ status: 'failed', reason: 'http-status', detail: 'answers 404 Not Found', at: '2026-11-21T08:00:00.000Z' },
    },
  });
});

test('an interrupted run saves finished downloads, records no failure and removes nothing', async () => {
  await update(['/b.png']);
  const interrupt = new AbortController();
  const watch = setInterval(() => pictures().length === 6 && interrupt.abort(), 20);
  const result = await update(['/missing.jpg', '/silent.jpg', '/a.jpg'], { signal: interrupt.signal, prune: true });
  clearInterval(watch);
  expect(result).toMatchObject({ isInterrupted: true, pruned: 0 });
  expect(Object.keys(manifest())).toEqual(['/a.jpg', '/b.png', '/missing.jpg'].map((path) => server.at(path)));
  expect(pictures()).toHaveLength(6);
});

test('a second run downloads nothing, and a repeated URL is downloaded once', async () => {
  await update(['/a.jpg', '/a.jpg', '/missing.jpg']);
  expect(server.requested.sort()).toEqual(['/a.jpg', '/missing.jpg']);
  const { cached, failed } = await update(['/a.jpg', '/missing.jpg'], { now: () => START + 23 * HOUR });
  expect(server.requested).toHaveLength(2);
  expect(cached).toBe(1);
  expect(failed).toMatchObject([{ reason: 'http-status', isRemembered: true }]);
});

test.each<[string, Options]>([
  ['after a day', { now: () => START + 24 * HOUR }],
  ['with retry', { retry: true }],
])('downloads failed photographs again %s', async (_, options) => {
  flaky = fixedResponse('', 'text/plain', 404);
  await update(['/flaky.jpg', '/a.jpg']);
  await repair();
  expect(await update(['/flaky.jpg', '/a.jpg'], options)).toMatchObject({ fetched: 1, cached: 1, failed: [] });
});

test('downloads a photograph again if one of its files is missing', async () => {
  await update(['/a.jpg']);
  const [first = ''] = pictures();
  rmSync(at(first));
  expect(await update(['/a.jpg'])).toMatchObject({ fetched: 1 });
  expect(existsSync(at(first))).toBe(true);
});

test('starts with an empty cache and prints one message if the manifest names a file outside the folder', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const photographs = { a: { status: 'ok', variants: [{ file: '../a' }] } };
  write({ 'manifest.json': JSON.stringify({ version: 1, photographs }) });
  expect(await update(['/a.jpg'])).toMatchObject({ fetched: 1 });
  expect(Object.keys(manifest())).toEqual([server.at('/a.jpg')]);
  expect(complain).toHaveBeenCalledTimes(1);
});

test('removes unused photographs only with prune, and no file that another URL uses', async () => {
  await repair();
  await update(['/a.jpg', '/flaky.jpg', '/b.png']);
  await update(['/flaky.jpg']);
  expect(pictures()).toHaveLength(6);
  expect(await update(['/flaky.jpg'], { prune: true })).toMatchObject({ pruned: 4 });
  expect(pictures()).toHaveLength(2);
  expect(Object.keys(manifest())).toEqual([server.at('/flaky.jpg')]);
});

test('the summary has each failure with its products, what was removed, and how to retry', () => {
  const failure = { address: 'https://pictures.test/a.jpg', reason: 'http-status', detail: 'answers 404 Not Found' };
  const result = {
    fetched: 3,
    cached: 2,
    failed: [{ ...failure, isRemembered: true }],
    pruned: 4,
    isInterrupted: true,
  };
  expect(summarizeUpdate(result, () => ['boot-104', 'boot-105', 'boot-106'])).toBe(
    `boot-104 and 2 more: https://pictures.test/a.jpg answers 404 Not Found [http-status, remembered]
Failures are remembered for a day; npm run images -- --retry tries them again.
Photographs: 3 fetched, 2 in the cache, 1 failed, 4 unused files dropped; interrupted`,
  );
});

test('photographs are the URLs on other hosts, each with its products', () => {
  const [shared, other] = [{ src: 'https://pictures.test/a.jpg' }, { src: 'HTTPS://pictures.test/c.jpg' }];
  const addresses = photographUrls([
    { id: 'boot-104', images: [{ src: '/drawings/boot.svg' }, shared] },
    { id: 'boot-105', images: [shared, { src: '/uploads/b.webp' }, other] },
  ]);
  expect([...addresses]).toEqual([
    [shared.src, ['boot-104', 'boot-105']],
    [other.src, ['boot-105']],
  ]);
});
