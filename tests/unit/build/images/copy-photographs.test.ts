import { existsSync, readdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { readPhotographs } from '@/lib/catalogue/images/image-copies';
import { copyPhotographs } from '@/scripts/build/images/photograph-cache';
import { testFolder } from '@/tests/fixtures/test-folder';

const [A, B] = [`${'a'.repeat(32)}.avif`, `${'b'.repeat(32)}.webp`];
const [ADDRESS, OTHER] = ['https://pictures.test/a.jpg', 'https://pictures.test/b.jpg'];
const NOW = '2026-11-21T08:00:00.000Z';

const variants = [
  { file: A, type: 'image/avif', width: 400 },
  { file: B, type: 'image/webp', width: 400 },
];
const photographs = {
  [ADDRESS]: { status: 'ok', width: 500, height: 400, variants, fetchedAt: NOW },
  [OTHER]: { status: 'failed', reason: 'dns', detail: 'has no such host', at: NOW },
};
const { at, read, write } = testFolder({
  [`cache/${A}`]: A,
  [`cache/${B}`]: B,
  'cache/manifest.json': JSON.stringify({ version: 1, photographs }),
});
const copy = (...addresses: string[]) => copyPhotographs(addresses, { cache: at('cache'), folder: at('public') });
const published = () => readPhotographs({ cache: relative('.', at('cache')), folder: relative('.', at('public')) });

test('copies the files of the photographs that the catalogue uses, and pages find them by URL', () => {
  expect(published().size).toBe(0);
  expect(copy(ADDRESS, OTHER, 'https://pictures.test/unknown.jpg')).toBe(2);
  expect(readdirSync(at('public'))).toEqual([A, B]);
  expect(read(`public/${A}`)).toBe(A);
  expect([...published()]).toEqual([[ADDRESS, variants]]);
  rmSync(at('public', B));
  expect(published().size).toBe(0);
});

test('replaces an incomplete copy, and removes photographs that are no longer used, but no other files', () => {
  write({ [`public/${'c'.repeat(32)}.webp`]: '', 'public/owner.webp': '', [`public/${A}`]: 'a' });
  expect(copy(ADDRESS)).toBe(2);
  expect(readdirSync(at('public'))).toEqual([A, B, 'owner.webp']);
  expect(read(`public/${A}`)).toBe(A);
  expect(copy()).toBe(0);
  expect(readdirSync(at('public'))).toEqual(['owner.webp']);
});

test('skips a photograph with a missing file, and makes no folder for none', () => {
  rmSync(at('cache', B));
  expect([copy(ADDRESS), copy(OTHER), existsSync(at('public'))]).toEqual([0, 0, false]);
});

test('a missing manifest means no photographs; an invalid one also has one message', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  write({ 'cache/manifest.json': '{"version":1,' });
  expect(published().size).toBe(0);
  expect(complain.mock.calls).toEqual([[expect.stringMatching(/manifest\.json is ignored: .*JSON/)]]);
  rmSync(at('cache'), { recursive: true });
  expect([copy(ADDRESS), published().size, complain.mock.calls.length]).toEqual([0, 0, 1]);
});
