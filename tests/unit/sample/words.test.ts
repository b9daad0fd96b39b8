import { readFileSync } from 'node:fs';
import { codeOf, readSources, sourcesMatching } from '@/tests/unit/architecture/sources';

type Row = { id: string; brand: string };
const catalogue = JSON.parse(readFileSync('data/catalogue.json', 'utf8')) as Record<string, { products: Row[] }>;
const rows = Object.values(catalogue).flatMap(({ products }) => products);
const code = codeOf(readSources());

test.each([
  ['product id', rows.map(({ id }) => id)],
  ['brand', rows.map(({ brand }) => brand)],
])('no %s of the data is in the code', (_, all) => {
  const words = [...new Set(all)].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\w-])(?:${words.map((word) => word.replace(/[^\w\s]/g, '\\$&')).join('|')})(?![\\w-])`,
  );
  expect([words.length > 50, sourcesMatching(code, pattern, ['app', 'components', 'lib'])]).toEqual([true, []]);
});
