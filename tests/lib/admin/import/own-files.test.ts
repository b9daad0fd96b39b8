import fc from 'fast-check';
import { toCsv } from '@/lib/admin/import/csv';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { row } from '@/tests/fixtures/catalogue';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { planOf } from './plan-of';

const raw = (fields: object = {}) => row(fields as Record<string, unknown>) as unknown as RawProduct;
const list = [raw({ id: 'a', oldPrice: 20, stock: 4, subcategory: 'Shirt' }), raw({ id: 'b' })];
const plan = (text: string, present = list) => planOf(text, present);

describe('CSV', () => {
  test('has a line for each product, under the names of its columns', () => {
    expect(
      toCsv(list)
        .split('\r\n')
        .map((line) => line.split(',').slice(0, 7).join()),
    ).toEqual([
      '\uFEFFid,name,price,oldPrice,stock,category,subcategory',
      'a,Plain Shirt,10,20,4,clothing,Shirt',
      'b,Plain Shirt,10,,,clothing,',
    ]);
  });

  test('that was not touched changes nothing', async () => {
    expect(await plan(toCsv(list))).toMatchObject({ problems: [], doubts: [], rows: [], unchanged: 2 });
  });

  test.each([
    ['no byte order mark', (text: string) => text.slice(1)],
    ['line feeds alone', (text: string) => text.replaceAll('\r\n', '\n')],
    ['empty lines', (text: string) => `${text}\r\n\r\n,,,,,,\r\n`],
  ])('is read with %s', async (_, change) => {
    expect(await plan(change(toCsv(list)))).toMatchObject({ problems: [], unchanged: 2 });
  });

  test('that was edited says which fields change', async () => {
    const { rows } = await plan('id,price,stock\na,12.5,\nb,10,7');
    expect(rows.map(({ id, fields }) => [id, fields])).toEqual([
      [
        'a',
        [
          { field: 'price', from: 10, to: 12.5 },
          { field: 'stock', from: 4, to: undefined },
        ],
      ],
      ['b', [{ field: 'stock', from: undefined, to: 7 }]],
    ]);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "'quoted", "''=x", 'a "b", c', 'two\nlines', 'plain'])(
    'keeps %j and lets no spreadsheet calculate with it',
    async (name) => {
      const products = [raw({ id: 'a', name })];
      const text = toCsv(products);
      expect(text).not.toMatch(/(?:^|,)"?[=+\-@\t]/m);
      expect(await plan(text, products)).toMatchObject({ rows: [], unchanged: 1 });
    },
  );

  test('keeps any text', async () => {
    await forAllAsync(
      fc.asyncProperty(fc.string({ minLength: 1 }), fc.string(), async (name, subcategory) => {
        const products = [raw({ id: 'a', name, subcategory })];
        const { rows, problems } = await plan(toCsv(products), products);
        expect([rows, problems]).toEqual([[], []]);
      }),
      100,
    );
  });

  test.each([
    ['no names of columns', 'a,b\n1,2'],
    ['an unknown product', 'id,price\nzzz,1'],
    ['a price below 0', 'id,price\na,-3'],
    ['a fraction of a piece', 'id,stock\na,1.5'],
    ['an unknown category', 'id,category\na,guns'],
    ['a product twice', 'id,price\na,1\na,2'],
    ['an old price below the price', 'id,oldPrice\na,3'],
    ['a prototype', 'id,__proto__\na,x'],
  ])('with %s is refused, with the reason', async (_, text) => {
    expect((await plan(text)).problems.length).toBeGreaterThan(0);
  });

  test('adds products too, and says what it cannot know of them', async () => {
    const { rows, doubts, problems } = await plan('id,name,price,category\nnew-one,New One,5,clothing\nb,,9,clothing');
    expect(rows.map(({ id, kind }) => [id, kind])).toEqual([['new-one', 'add']]);
    expect(doubts.map(({ ids }) => ids)).toEqual([['new-one'], ['new-one'], ['new-one']]);
    expect(problems).toMatchObject([{ line: 3, id: 'b' }]);
  });
});

describe('JSON', () => {
  const planned = (value: unknown) => plan(typeof value === 'string' ? value : JSON.stringify(value));

  test('that was not touched changes nothing', async () => {
    expect(await planned(list)).toMatchObject({ problems: [], doubts: [], rows: [], unchanged: 2 });
  });

  test.each<[string, unknown]>([
    ['no JSON', '{'],
    ['a list of what is no product', [1]],
    ['a product without a name', [{ id: 'x' }]],
    ['20,001 products', Array.from({ length: 20_001 }, (_, index) => ({ id: `x${index}` }))],
    ['a forbidden address', [raw({ id: 'x', image_links: ['javascript:alert(1)'] })]],
  ])('with %s is refused', async (_, value) => {
    expect((await planned(value)).problems.length).toBeGreaterThan(0);
  });

  test('brings no prototype along', async () => {
    await planned('[{"id":"x","__proto__":{"polluted":1}}]');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
