import { createHash } from 'node:crypto';
import { indexFiles } from '@/lib/index/file';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

jest.mock('server-only', () => ({}));

const PRODUCTS = [{ name: 'Shirt', price: 10 }, { name: 'Boot' }];
const files = indexFiles(indexRowsOf(...PRODUCTS));
const [name = '', text = ''] = Object.entries(files).find(([file]) => file !== 'current.json') ?? [];

test('the index is named by its own bytes, and current.json says the name', () => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect([name, files['current.json']]).toEqual([`catalogue-${hash}.json`, `{"file":"${name}"}`]);
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
