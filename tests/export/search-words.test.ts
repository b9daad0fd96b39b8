import { gzipSync } from 'node:zlib';
import { searchWords } from '@/lib/search/words';
import { fileOf, files, readText } from './site';

const addresses = [...Object.keys(searchWords.notSold), ...Object.keys(searchWords.pages)];

test('every page that the search words name is there, with the answer on it', () => {
  const missing = addresses.filter((address) => {
    const [path = '', id] = address.split('#');
    const file = fileOf(path);
    return !files.has(file) || (id !== undefined && !readText(file).includes(`id="${id}"`));
  });
  expect(missing).toEqual([]);
});

test('the worker with filters, search and its words is at most 16 KB', () => {
  const workers = [...files].filter((file) => file.endsWith('.js') && readText(file).includes('alsoFinds'));
  expect(workers).toHaveLength(1);
  expect(workers.filter((file) => gzipSync(readText(file)).length > 16 * 1024)).toEqual([]);
});
