import { isDeepStrictEqual } from 'node:util';
import { type Card, toCard } from '@/lib/catalogue/card';
import type { DrawnPicture } from '@/lib/catalogue/pictures';
import { plainProduct } from '@/lib/catalogue/schema/product';
import { fromColumns, fromRuns } from '@/lib/index/columns';
import type { Current } from '@/lib/index/current';
import { model, parseModel, products } from './expected';
import { files, readText } from './site';

/** The drawings of the build, which are in no data. */
const drawings = JSON.parse(readText('/drawings.json')) as Record<string, DrawnPicture[]>;

const current: Current = JSON.parse(readText('/data/current.json'));
const indexes = current.shards.map(({ file }) => `/data/${file}`);

type Featured = { id: string };

test('catalogue.json holds the same model as the data file that it was made from (spec 7)', () => {
  const exported = parseModel(readText('/catalogue.json'), 'out/catalogue.json');
  const byId = new Map(exported.products.map((product) => [product.id, product]));
  const differing = products.filter((product) => !isDeepStrictEqual(byId.get(product.id), product));
  expect(differing.map(({ id }) => id)).toEqual([]);
  expect({ ...exported, products: exported.products.length }).toEqual({ ...model, products: products.length });
});

test('the index for filters and search holds the card of every product, in order', () => {
  const cards: Card[] = [];
  for (const index of indexes) {
    const columns = JSON.parse(readText(index));
    const places = fromRuns(columns.places ?? [[0, columns.rows]]);
    for (const [row, { card }] of fromColumns(columns).entries()) cards[places[row] ?? 0] = card;
  }
  const drawn = products.map((product) => ({ ...plainProduct(product), drawings: drawings[product.id] ?? [] }));
  expect(cards).toEqual(drawn.map(toCard));
});

test('current.json names the files of the index, and no others are there', () => {
  const named = [...files].filter((file) => /^\/data\/catalogue-[0-9a-f]{16}\.json$/.test(file));
  expect([current.products, indexes.toSorted()]).toEqual([products.length, named.toSorted()]);
});

test('no page and no script names the index: with other data they stay as they are', () => {
  const names = current.shards.map(({ file }) => file.replace('.json', ''));
  const texts = [...files].filter((file) => /\.(?:html|js|css|txt)$/.test(file) && file !== '/sw.js');
  expect(texts.filter((file) => names.some((name) => readText(file).includes(name)))).toEqual([]);
});

test('the featured products are products of the catalogue, each once', () => {
  const ids = (JSON.parse(readText('/featured.json')) as Featured[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !products.some((product) => product.id === id))).toEqual([]);
  expect(ids.length).toBeGreaterThanOrEqual(Math.min(5, products.length));
});

test.each(['/catalogue.json', ...indexes, '/featured.json', '/drawings.json'])(
  'every picture named in %s exists (spec 3)',
  (file) => {
    const addresses: string[] = (readText(file).match(/"\/(?:artwork|uploads)\/[^"]+"/g) ?? []).map((text) =>
      JSON.parse(text),
    );
    expect([...new Set(addresses)].filter((address) => !files.has(address))).toEqual([]);
  },
);

test('a catalogue with a mistake does not pass for a model', () => {
  expect(() => parseModel('{"clothing":{"name":"Clothing","description":"Goods","products":[{}]}}', 'x.json')).toThrow(
    'x.json',
  );
});
