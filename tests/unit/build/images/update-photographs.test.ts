import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PHOTOGRAPH_LIMITS } from '@/scripts/build/images/photograph-limits';
import { openPhotographs } from './photographs';

let photographs: Awaited<ReturnType<typeof openPhotographs>>;
beforeEach(async () => {
  photographs = await openPhotographs();
});
afterEach(() => photographs.close());

test('caches valid photographs and reports a reason for each failure', async () => {
  const { manifest, update } = photographs;
  const valid = ['/a.jpg', '/b.png', '/c.webp', '/d.gif', '/e.bin'];
  const invalid: Record<string, string> = {
    '/missing.jpg': 'http-status',
    '/page.jpg': 'not-an-image',
    '/drawing.svg': 'unsupported-type',
    '/text.png': 'not-an-image',
    '/empty.jpg': 'not-an-image',
    '/cut.jpg': 'undecodable',
    '/vast.png': 'too-many-pixels',
  };
  const { fetched, cached, failed, isInterrupted } = await update([...Object.keys(invalid), ...valid]);
  expect({ fetched, cached, isInterrupted }).toEqual({ fetched: 5, cached: 0, isInterrupted: false });
  const reasons = failed.map(({ address, reason }) => [new URL(address).pathname, reason]);
  expect(reasons).toEqual(Object.entries(invalid));
  expect(Object.keys(manifest())).toHaveLength(12);
});

test('records size, files and time of a photograph, and reason and time of a failure', async () => {
  const { manifest, server, update } = photographs;
  await update(['/b.png', '/missing.jpg']);
  const file = expect.stringMatching(/^[0-9a-f]{32}\.(avif|webp)$/);
  expect(manifest()).toEqual({
    [server.at('/b.png')]: {
      status: 'ok',
      width: 500,
      height: 30,
      variants: [
        { file, type: 'image/avif', width: 400 },
        { file, type: 'image/webp', width: 400 },
        { file, type: 'image/avif', width: 500 },
        { file, type: 'image/webp', width: 500 },
      ],
      fetchedAt: '2026-11-21T08:00:00.000Z',
    },
    [server.at('/missing.jpg')]: {
      status: 'failed',
      reason: 'http-status',
      detail: 'answers 404 Not Found',
      at: '2026-11-21T08:00:00.000Z',
    },
  });
});

test('writes the same manifest for any order of the URLs', async () => {
  const { folder, manifestText, update } = photographs;
  await update(['/a.jpg', '/missing.jpg', '/c.webp']);
  const first = manifestText();
  rmSync(join(folder, 'manifest.json'));
  await update(['/c.webp', '/a.jpg', '/missing.jpg']);
  expect(manifestText()).toBe(first);
});

test('an interrupted run saves finished downloads, records no failure and removes nothing', async () => {
  const { manifest, pictures, server, update } = photographs;
  await update(['/b.png']);
  const interrupt = new AbortController();
  const watch = setInterval(() => pictures().length === 6 && interrupt.abort(), 20);
  const options = { signal: interrupt.signal, prune: true, limits: PHOTOGRAPH_LIMITS };
  const outcome = await update(['/missing.jpg', '/silent.jpg', '/a.jpg'], options);
  clearInterval(watch);
  expect(outcome).toMatchObject({ isInterrupted: true, pruned: 0 });
  expect(Object.keys(manifest())).toEqual(['/a.jpg', '/b.png', '/missing.jpg'].map((path) => server.at(path)));
  expect(pictures()).toHaveLength(6);
});

test('reports its progress', async () => {
  const { server, update } = photographs;
  const report = jest.fn();
  await update(['/missing.jpg', '/a.jpg'], { report });
  const host = `pictures.shop.test:${server.port}`;
  expect(report.mock.calls).toEqual([
    [{ done: 0, total: 2, host, failures: 0 }],
    [{ done: 0, total: 2, host, failures: 0 }],
  ]);
});

test('has at most four requests at the same time', async () => {
  const { server, update } = photographs;
  let maxOpen = 0;
  let open = 0;
  const network = {
    ...server.network,
    resolve: async (host: string) => {
      open += 1;
      maxOpen = Math.max(maxOpen, open);
      await new Promise((resolve) => setTimeout(resolve, 20));
      open -= 1;
      return server.network.resolve(host);
    },
  };
  await update(
    Array.from({ length: 9 }, (_, index) => `/missing-${index}`),
    { network },
  );
  expect(maxOpen).toBe(4);
});
