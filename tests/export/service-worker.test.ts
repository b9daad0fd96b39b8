import { gzipSync } from 'node:zlib';
import { ADMIN_FILES_PATH, type AdminFiles } from '@/lib/storage/offline/cache-names';
import {
  ADMIN_MARKERS,
  bundleServiceWorker,
  listAdminFiles,
  serviceWorkerSettings,
} from '@/scripts/build/service-worker/precache';
import { basePath, fileOf, files, OUT, readText } from './site';

const site = { out: OUT, basePath };
const precached = serviceWorkerSettings(site);
const paths = [...precached.pages, ...precached.files, ...precached.scripts].map((address) =>
  address.slice(basePath.length),
);
const isOfAdmin = (path: string) => ADMIN_MARKERS.some((mark) => readText(path).includes(mark));

test('the service worker belongs to this export, and is at most 9 KB', () => {
  expect(readText('/sw.js')).toBe(bundleServiceWorker(site));
  expect(gzipSync(readText('/sw.js')).length).toBeLessThan(9 * 1024);
});

test('all precached files exist, and none is of the admin', () => {
  expect(paths.filter((path) => !files.has(fileOf(path)))).toEqual([]);
  expect(paths.filter((path) => /^\/(?:admin|catalogue\.json)/.test(path))).toEqual([]);
  expect(paths.filter((path) => path.endsWith('.js') && isOfAdmin(path))).toEqual([]);
});

test('the request list and the comparison are precached, with the scripts of their first interaction', () => {
  const texts = paths.filter((path) => path.endsWith('.js')).map(readText);
  const lacking = ['productPageParts', 'RequestPage', 'CompareTable', 'toRequestCsv', 'readQuickOrder'].filter(
    (name) => !texts.some((text) => text.includes(`"${name}"`)),
  );
  expect(lacking).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['/request/', '/compare/', '/search/']));
});

test('the index is precached if it is at most 1 MB', () => {
  expect(paths.includes('/data/index.json')).toBe(readText('/data/index.json').length <= 1_000_000);
});

test('the list of the admin’s files belongs to this export, and all of them exist', () => {
  const list: AdminFiles = JSON.parse(readText(ADMIN_FILES_PATH));
  expect(list).toEqual(listAdminFiles(site));
  const listed = list.files.map((address) => address.slice(basePath.length));
  expect(listed.filter((path) => !files.has(fileOf(path)))).toEqual([]);
  expect(listed.filter((path) => path.endsWith('.js') && isOfAdmin(path))).not.toEqual([]);
  expect(listed).toContain('/admin/edit-product/index.txt');
});
