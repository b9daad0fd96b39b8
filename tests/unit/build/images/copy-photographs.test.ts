import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readPhotographs } from '@/lib/catalogue/images/image-copies';
import { copyPhotographs } from '@/scripts/build/images/copy-photographs';

const A = `${'a'.repeat(32)}.avif`;
const B = `${'b'.repeat(32)}.webp`;
const OLD = `${'c'.repeat(32)}.webp`;
const ADDRESS = 'https://pictures.test/a.jpg';
const OTHER = 'https://pictures.test/b.jpg';

let root: string;
let cache: string;
let folder: string;

const photograph = (...files: string[]) => ({
  status: 'ok',
  width: 500,
  height: 400,
  variants: files.map((file) => ({ file, type: file.endsWith('avif') ? 'image/avif' : 'image/webp', width: 400 })),
  fetchedAt: '2026-11-21T08:00:00.000Z',
});
const failed = { status: 'failed', reason: 'dns', detail: 'has no such host', at: '2026-11-21T08:00:00.000Z' };
const writeManifest = (photographs: object) =>
  writeFileSync(join(cache, 'manifest.json'), JSON.stringify({ version: 1, photographs }));
const publish = (...addresses: string[]) => copyPhotographs(addresses, { cache, folder });
const read = () => readPhotographs({ cache: relative(process.cwd(), cache), folder: relative(process.cwd(), folder) });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
  cache = join(root, 'cache');
  folder = join(root, 'public');
  mkdirSync(cache);
  for (const name of [A, B]) writeFileSync(join(cache, name), name);
  writeManifest({ [ADDRESS]: photograph(A, B), [OTHER]: failed });
});
afterEach(() => rmSync(root, { recursive: true }));

test('copies the files of the photographs that the catalogue uses', () => {
  expect(publish(ADDRESS, OTHER, 'https://pictures.test/unknown.jpg')).toBe(2);
  expect(readdirSync(folder)).toEqual([A, B]);
  expect(readFileSync(join(folder, A), 'utf8')).toBe(A);
});

test('removes photographs that are no longer used, and no other files', () => {
  publish(ADDRESS);
  for (const name of [OLD, 'owner.webp']) writeFileSync(join(folder, name), '');
  expect(publish(ADDRESS)).toBe(2);
  expect(readdirSync(folder)).toEqual([A, B, 'owner.webp']);
  expect(publish()).toBe(0);
  expect(readdirSync(folder)).toEqual(['owner.webp']);
});

test('replaces an incomplete copy', () => {
  publish(ADDRESS);
  writeFileSync(join(folder, A), 'a');
  publish(ADDRESS);
  expect(readFileSync(join(folder, A), 'utf8')).toBe(A);
});

test('skips a photograph with a missing file in the cache', () => {
  rmSync(join(cache, B));
  expect(publish(ADDRESS)).toBe(0);
});

test('without photographs there is no folder', () => {
  expect(publish(OTHER)).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

test('a page finds a published photograph by its URL', () => {
  publish(ADDRESS);
  expect([...read()]).toEqual([[ADDRESS, photograph(A, B).variants]]);
});

test('a page does not find a photograph that failed or is not published', () => {
  expect(read().size).toBe(0);
  publish(ADDRESS);
  expect(read().has(OTHER)).toBe(false);
  rmSync(join(folder, B));
  expect(read().size).toBe(0);
});

test('a missing manifest means no photographs, without a message', () => {
  rmSync(cache, { recursive: true });
  expect(publish(ADDRESS)).toBe(0);
  expect(read().size).toBe(0);
});

test('an invalid manifest means no photographs, with one message', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(join(cache, 'manifest.json'), '{"version":1,');
  expect(read().size).toBe(0);
  expect(complain).toHaveBeenCalledTimes(1);
  expect(complain).toHaveBeenCalledWith(expect.stringMatching(/manifest\.json is ignored: .*JSON/));
});
