import { readFileSync } from 'node:fs';
import { toOrderKits } from '@/lib/catalogue/order-kits';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { parseOrderKits } from '@/lib/catalogue/schema/order-kits';
import { OrderDesk } from '@/lib/order/order-desk';
import { said } from '@/tests/lib/order/said';
import { rowsOf } from '@/tests/lib/search/catalogues';

const read = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, 'utf8'));
const rows = rowsOf('data/catalogue.json');
const desk = new OrderDesk(rows);
const readAs = (text: string) => desk.resolve(text).map(said);

test('the samples in the empty pad of the home page are read without a doubt', () => {
  expect(read('texts').paste.samples.flatMap(readAs)).toEqual([
    'rothco-101 Olive Drab/M x3',
    'rothco-101 Olive Drab/L x6',
    '511-111 Black/34/32 x6',
    'danner-102 Black/10.5 x2',
  ]);
});

describe('the bundled kits', () => {
  const parsed = parseCatalogue(read('catalogue'), 'data/catalogue.json');
  const products = parsed.ok ? parsed.catalogue.products : [];
  const result = parseOrderKits(read('order-kits'), 'data/order-kits.json', products);
  const kits = result.ok ? result.kits : [];

  test('are four', () => {
    const names = ['Academy class, 12 cadets', 'Patrol officer', 'EMS crew', 'Security guard'];
    expect(kits.map(({ name }) => name)).toEqual(names);
  });

  test('have columns by whose words the pad knows their goods', () => {
    const read = toOrderKits(kits, products).map(({ items }) =>
      items.map(({ heading }) => readAs(`${heading} x1`).map((line) => line.replace(/ x1.*$/, ''))),
    );
    expect(read).toEqual(
      kits.map(({ items }) =>
        items.map(({ id, color }) => [expect.stringMatching(new RegExp(`^${id} ${color}(?:/|$)`))]),
      ),
    );
  });
});
