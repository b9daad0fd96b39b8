import { isDeepStrictEqual } from 'node:util';
import { toCard } from '@/lib/catalogue/card';
import { fromColumns } from '@/lib/index/columns';
import type { Current } from '@/lib/index/current';
import { model, parseModel, products } from './expected';
import { files, readText } from './site';

const current: Current = JSON.parse(readText('/data/current.json'));
const index = `/data/${current.file}`;

type Featured = { id: string };

test('catalogue.json holds the same model as the data file that it was made from', () => {
  const exported = parseModel(readText('/catalogue.json'), 'out/catalogue.json');
  const byId = new Map(exported.products.map((product) => [product.id, product]));
  const differing = products.filter((product) => !isDeepStrictEqual(byId.get(product.id), product));
  expect(differing.map(({ id }) => id)).toEqual([]);
  expect({ ...exported, products: exported.products.length }).toEqual({ ...model, products: products.length });
});

test('the index for filters and search holds the card of every product, in order', () => {
  const rows = fromColumns(JSON.parse(readText(index)));
  expect(rows.map(({ card }) => card)).toEqual(products.map(toCard));
});

test('current.json names the one file of the index', () => {
  const named = [...files].filter((file) => /^\/data\/catalogue-[0-9a-f]{16}\.json$/.test(file));
  expect(named).toEqual([index]);
});

test('no page and no script names the index: with other data they stay as they are', () => {
  const name = current.file.replace('.json', '');
  const texts = [...files].filter((file) => /\.(?:html|js|css|txt)$/.test(file) && file !== '/sw.js');
  expect(texts.filter((file) => readText(file).includes(name))).toEqual([]);
});

test('the featured products are products of the catalogue, each once', () => {
  const ids = (JSON.parse(readText('/featured.json')) as Featured[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !products.some((product) => product.id === id))).toEqual([]);
  expect(ids.length).toBeGreaterThanOrEqual(Math.min(5, products.length));
});

test.each(['/catalogue.json', index, '/featured.json'])('every picture in %s exists', (file) => {
  const paths = readText(file).match(/"\/[\w./-]+\.(?:avif|gif|jpe?g|png|svg|webp)"/gi) ?? [];
  expect([...new Set(paths)].filter((path) => !files.has(JSON.parse(path)))).toEqual([]);
});
