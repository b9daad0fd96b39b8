import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPhotographs, START, type UpdateOptions } from './photographs';

const HOUR = 3_600_000;

let photographs: Awaited<ReturnType<typeof openPhotographs>>;
beforeEach(async () => {
  photographs = await openPhotographs();
});
afterEach(() => photographs.close());

test('a second run downloads nothing, and a repeated URL is downloaded once', async () => {
  const { server, update } = photographs;
  await update(['/a.jpg', '/a.jpg', '/missing.jpg']);
  expect(server.requested.sort()).toEqual(['/a.jpg', '/missing.jpg']);
  server.requested.length = 0;
  const { cached, failed } = await update(['/a.jpg', '/missing.jpg'], { now: () => START + 23 * HOUR });
  expect(server.requested).toEqual([]);
  expect(cached).toBe(1);
  expect(failed).toMatchObject([{ reason: 'http-status', isRemembered: true }]);
});

test.each<[string, UpdateOptions]>([
  ['after a day', { now: () => START + 24 * HOUR }],
  ['with retry', { retry: true }],
])('downloads failed photographs again %s', async (_, options) => {
  const { repair, server, update } = photographs;
  await update(['/flaky.jpg', '/a.jpg']);
  server.requested.length = 0;
  repair();
  expect(await update(['/flaky.jpg', '/a.jpg'], options)).toMatchObject({ fetched: 1, cached: 1, failed: [] });
  expect(server.requested).toEqual(['/flaky.jpg']);
});

test('downloads a photograph again if one of its files is missing', async () => {
  const { folder, pictures, update } = photographs;
  await update(['/a.jpg']);
  const [first = ''] = pictures();
  rmSync(join(folder, first));
  expect(await update(['/a.jpg'])).toMatchObject({ fetched: 1 });
  expect(existsSync(join(folder, first))).toBe(true);
});

test.each([
  ['incomplete', '{"version":1,"photogr'],
  ['of another version', '{"version":2,"photographs":{}}'],
  [
    'with a path outside the folder',
    JSON.stringify({ version: 1, photographs: { a: { status: 'ok', variants: [{ file: '../a' }] } } }),
  ],
])('starts with an empty cache and prints one message if the manifest is %s', async (_, text) => {
  const { folder, manifest, server, update } = photographs;
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(join(folder, 'manifest.json'), text);
  expect(await update(['/a.jpg'])).toMatchObject({ fetched: 1 });
  expect(Object.keys(manifest())).toEqual([server.at('/a.jpg')]);
  expect(complain).toHaveBeenCalledTimes(1);
});

test('removes unused photographs only with prune', async () => {
  const { manifest, pictures, server, update } = photographs;
  await update(['/a.jpg', '/b.png', '/missing.jpg']);
  await update(['/a.jpg']);
  expect(pictures()).toHaveLength(6);
  expect(await update(['/a.jpg'], { prune: true })).toMatchObject({ pruned: 4 });
  expect(pictures()).toHaveLength(2);
  expect(Object.keys(manifest())).toEqual([server.at('/a.jpg')]);
});

test('two URLs of one picture share its files, which stay when one URL is removed', async () => {
  const { pictures, repair, update } = photographs;
  repair();
  await update(['/a.jpg', '/flaky.jpg']);
  expect(pictures()).toHaveLength(2);
  expect(await update(['/flaky.jpg'], { prune: true })).toMatchObject({ pruned: 0, cached: 1 });
});
