import { readFileSync } from 'node:fs';
import { wordsOfData } from '@/tests/architecture/rules';
import { codeOf, readSources } from '@/tests/architecture/sources';

type Row = { id: string; brand: string };
const catalogue = JSON.parse(readFileSync('data/catalogue.json', 'utf8')) as Record<string, { products: Row[] }>;
const rows = Object.values(catalogue).flatMap(({ products }) => products);
const code = codeOf(readSources());

test.each([
  ['product id', [...new Set(rows.map(({ id }) => id))]],
  ['maker', [...new Set(rows.map(({ brand }) => brand))]],
])('no %s stands in the code', (_, words) => {
  expect(words.length).toBeGreaterThan(50);
  expect(wordsOfData(words)(code)).toEqual([]);
});
