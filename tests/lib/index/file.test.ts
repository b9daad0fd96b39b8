import { createHash } from 'node:crypto';
import type { Columns } from '@/lib/index/columns';
import type { Current } from '@/lib/index/current';
import { indexFiles } from '@/lib/index/file';
import { toRow } from '@/lib/listing/to-row';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { sampleProducts } from '@/tests/lib/listing/samples';

jest.mock('server-only', () => ({}));

const PRODUCTS = [{ name: 'Shirt', price: 10 }, { name: 'Boot' }];
const files = indexFiles(indexRowsOf(...PRODUCTS));
const [name = '', text = ''] = Object.entries(files).find(([file]) => file !== 'current.json') ?? [];

test('the index is named by its own bytes, and current.json says the name', () => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect([name, files['current.json']]).toEqual([
    `catalogue-${hash}.json`,
    `{"products":2,"shards":[{"file":"${name}"}]}`,
  ]);
});

test('current.json says the latest day of the goods that had come', () => {
  expect(JSON.parse(`${indexFiles([], { comeDay: '2026-12-25' })['current.json']}`)).toMatchObject({
    comeDay: '2026-12-25',
  });
});

test('a changed price gives the index another name', () => {
  const others = indexFiles(indexRowsOf({ ...PRODUCTS[0], price: 11 }, { name: 'Boot' }));
  expect(Object.keys(others)).not.toContain(name);
  expect(Object.keys(others)).toHaveLength(2);
});

test('a photograph that was brought into the site gives it another name too', () => {
  const [first, ...rows] = indexRowsOf(...PRODUCTS);
  if (!first) throw new Error('The rows are missing');
  const images = [
    { src: 'https://example.com/a.jpg', variants: [{ file: 'a-400.avif', type: 'image/avif', width: 400 }] },
  ];
  expect(Object.keys(indexFiles([{ ...first, card: { ...first.card, images } }, ...rows]))).not.toContain(name);
});

test('the same rows give the same files', () => {
  expect(indexFiles(indexRowsOf(...PRODUCTS))).toEqual(files);
});

test('more products than one file may hold stand in one for each category that has some', () => {
  const rows = sampleProducts(60, 1).map(toRow);
  const { 'current.json': current = '', ...shards } = indexFiles(rows, { mostInOne: 59 });
  const { products, shards: listed }: Current = JSON.parse(current);
  expect(products).toBe(60);
  expect(listed.map(({ file }) => file).sort()).toEqual(Object.keys(shards).sort());
  for (const { file, category } of listed) {
    const own = rows.filter(({ placements }) => placements.some((placement) => placement.category === category));
    const columns: Columns = JSON.parse(shards[file] ?? '');
    expect([category, columns.rows]).toEqual([category, own.length]);
  }
});
