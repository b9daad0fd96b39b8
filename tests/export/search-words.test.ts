import { gzipSync } from 'node:zlib';
import { searchWords } from '@/lib/search/search-words';
import { fileOf, files, readText } from './site';

const addresses = [...Object.keys(searchWords.notSold), ...Object.keys(searchWords.pages)];

test('every page in the search words exists, with the target of its fragment', () => {
  const missing = addresses.filter((address) => {
    const [path = '', id] = address.split('#');
    const file = fileOf(path);
    return !files.has(file) || (id !== undefined && !readText(file).includes(`id="${id}"`));
  });
  expect(missing).toEqual([]);
});

test('the worker with filters, variants, search and search words is at most 33 KB', () => {
  const starts = [...files].flatMap((file) =>
    file.endsWith('.js') ? [...readText(file).matchAll(/turbopack-worker-[^"]+",\[([^\]]+)\]/g)] : [],
  );
  const lists = [...new Set(starts.map(([, list = '']) => list))];
  const workers = lists
    .map((list) => [...list.matchAll(/"([^"]+)"/g)].map(([, path]) => readText(`/_next/${path}`)))
    .filter((scripts) => scripts.some((script) => script.includes('alsoFinds')));
  const weights = workers.map((scripts) => scripts.reduce((sum, script) => sum + gzipSync(script).length, 0));
  expect([weights.length, weights.filter((weight) => weight > 33 * 1024)]).toEqual([1, []]);
});
