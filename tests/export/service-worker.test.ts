import { gzipSync } from 'node:zlib';
import type { Current } from '@/lib/index/current';
import { ADMIN_FILES, type AdminFiles } from '@/lib/offline/admin-files';
import { digest, listAdminFiles } from '@/scripts/service-worker/admin-files';
import { ADMIN_MARK } from '@/scripts/service-worker/precache';
import { serviceWorker } from '@/scripts/service-worker/service-worker';
import { basePath, fileOf, files, OUT, readText } from './site';

const text = readText('/sw.js');
const kept = [...text.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url.slice(basePath.length));

test('the service worker is that of this export', () => {
  expect(text).toBe(serviceWorker({ out: OUT, basePath }));
});

test('everything that the service worker keeps from the start is there', () => {
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((address) => !files.has(fileOf(address)))).toEqual([]);
});

test('the desk is kept from the start, with what the first press on it loads', () => {
  const texts = kept.filter((address) => address.endsWith('.js')).map(readText);
  const lacking = ['buying', 'RequestDesk', 'CompareSheet', 'saveCsv', 'OrderDesk'].filter(
    (name) => !texts.some((text) => text.includes(`"${name}"`)),
  );
  expect(lacking).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(['/request/', '/compare/', expect.stringMatching(/\/later-\w+\.css$/)]));
});

test('nothing of the admin is kept for a visitor', () => {
  const texts = kept.filter((address) => /\.(?:js|json)$/.test(address));
  expect(texts).not.toEqual([]);
  expect(texts.filter((address) => readText(address).includes(ADMIN_MARK))).toEqual([]);
  expect(kept.filter((address) => /^\/(?:admin|catalogue\.json)/.test(address))).toEqual([]);
});

test('the list of what the admin keeps is that of this export, and all of it is there', () => {
  const list: AdminFiles = JSON.parse(readText(ADMIN_FILES));
  expect(list).toEqual(listAdminFiles({ out: OUT, basePath }));
  const listed = Object.keys(list).map((address) => address.slice(basePath.length));
  expect(listed.filter((address) => !files.has(fileOf(address)))).toEqual([]);
  expect(text).toContain(`"adminList":"${digest(readText(ADMIN_FILES))}"`);
  // The schema checker comes by a later import; the router asks for a text.
  expect(listed.filter((address) => address.endsWith('.js') && readText(address).includes(ADMIN_MARK))).not.toEqual([]);
  expect(listed).toContain('/admin/edit-product/index.txt');
});

test('the catalogue index is kept from the start where it is small', () => {
  const { file }: Current = JSON.parse(readText('/data/current.json'));
  const index = `/data/${file}`;
  expect(kept.includes(index)).toBe(readText(index).length <= 1_000_000);
});

test('the service worker is at most 11.5 KB, packed', () => {
  expect(gzipSync(text).length).toBeLessThan(11.5 * 1024);
});
