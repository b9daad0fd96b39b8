import * as fs from 'node:fs';
import { openPageStore } from '@/scripts/build/page-store';
import { testFolder } from '@/tests/fixtures/test-folder';

jest.mock('node:fs', () => ({ __esModule: true, ...jest.requireActual('node:fs') }));

const { at } = testFolder();
const KEY = 'ab'.repeat(20);
const failed = (code: string) => Object.assign(new Error(code), { code });
const { writeFileSync } = jest.requireActual<typeof fs>('node:fs');

afterEach(() => jest.restoreAllMocks());

test('on a full disk a page is not kept, and what of it was written is taken away', () => {
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file, data) => {
    writeFileSync(file, (data as Buffer).subarray(0, 20));
    throw failed('ENOSPC');
  });
  const store = openPageStore(at('pages'));
  expect(store.keep(KEY, 'page')).toBe(false);
  expect(store.keys()).toEqual(new Set());
  expect(fs.readdirSync(at('pages', 'ab'))).toEqual([]);
});

test('a store that can only be read gives its pages, and no others for a damaged one that it cannot take away', () => {
  const store = openPageStore(at('pages'));
  store.keep(KEY, 'page');
  for (const name of ['writeFileSync', 'rmSync', 'renameSync', 'mkdirSync'] as const) {
    jest.spyOn(fs, name).mockImplementation(() => {
      throw failed('EROFS');
    });
  }
  expect(store.read(KEY)).toBe('page');
  expect(store.keep('cd'.repeat(20), 'page')).toBe(false);
  writeFileSync(at('pages', 'ab', KEY.slice(2)), 'damaged');
  expect(store.read(KEY)).toBeUndefined();
  store.prune(new Set());
  store.clear();
  expect(store.keys()).toEqual(new Set([KEY]));
  jest.restoreAllMocks();
});
