import { isDeepStrictEqual } from 'node:util';
import { toCard } from '@/lib/catalogue/card';
import { toSmallCard } from '@/lib/listing/fetch-cards';
import type { IndexRow } from '@/lib/listing/index-row';
import { parseValidCatalogue } from '@/scripts/build/images/photograph-urls';
import { catalogue, products } from './expected';
import { files, readText } from './site';

const index = '/data/index.json';

type Featured = { id: string };

test('catalogue.json has the same products as the data file', () => {
  const exported = parseValidCatalogue(readText('/catalogue.json'), 'out/catalogue.json');
  const byId = new Map(exported.products.map((product) => [product.id, product]));
  const differing = products.filter((product) => !isDeepStrictEqual(byId.get(product.id), product));
  expect(differing.map(({ id }) => id)).toEqual([]);
  expect({ ...exported, products: exported.products.length }).toEqual({ ...catalogue, products: products.length });
});

test('the index for filters and search has the card of every product, in order', () => {
  const rows: Pick<IndexRow, 'card'>[] = JSON.parse(readText(index));
  expect(rows.map(({ card }) => card)).toEqual(products.map(toCard));
});

test('the small cards have every product, in order', () => {
  expect(JSON.parse(readText('/data/cards.json'))).toEqual(products.map((product) => toSmallCard(toCard(product))));
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
