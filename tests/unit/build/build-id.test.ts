import { rmSync } from 'node:fs';
import { buildId } from '@/scripts/build/build-id';
import { testFolder } from '@/tests/fixtures/test-folder';

const FILES = { 'app/page.tsx': 'page', 'app/faq/page.tsx': 'faq', 'config.mjs': 'config', 'README.md': 'readme' };
const { at, write } = testFolder(FILES);
const id = (...settings: string[]) => buildId(at(), ['app', 'config.mjs', 'missing'], settings);

test('the same files and settings have the same id, regardless of order and time of writing', () => {
  const first = id('/store');
  rmSync(at('app'), { recursive: true });
  write({ 'app/faq/page.tsx': 'faq', 'app/page.tsx': 'page', 'README.md': 'other' });
  expect([first, id('/store')]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), first]);
});

test.each<[string, () => void]>([
  ['a changed file', () => write({ 'app/faq/page.tsx': 'FAQ' })],
  ['a new file', () => write({ 'app/new.tsx': '' })],
  ['a missing file', () => rmSync(at('config.mjs'))],
])('%s changes the id', (_, change) => {
  const before = id();
  change();
  expect(id()).not.toBe(before);
});

test('another setting changes the id', () => {
  expect(id('/store')).not.toBe(id());
});
