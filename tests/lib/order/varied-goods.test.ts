import fc from 'fast-check';
import type { IndexRow } from '@/lib/listing/row';
import { toRow } from '@/lib/listing/to-row';
import { parseRows, productsFrom } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { variedRows } from '@/tests/fixtures/varied-rows';
import { askOf, FORMS } from './forms';
import { readerOf } from './knowledge';

const made = indexRowsOf(
  {
    id: 'shirt-1',
    brand: 'Acme',
    name: 'Work Shirt',
    model: '72175',
    colors: ['Black', 'Khaki'],
    sizes: ['S', 'M', '3XL'],
    variants: [
      { size: '3XL', price: 82 },
      { color: 'Black', size: '3XL', number: '72175-019-3XL', barcode: '00844802120456' },
      { color: 'Black', size: 'S', number: '72175-019-S' },
      { color: 'Khaki', number: 'KHAKI-9' },
    ],
  },
  {
    id: 'lamp-1',
    brand: 'Acme',
    name: 'Desk Lamp',
    model: 'DL-40',
    colors: ['Black', { name: 'Nickel', hex: '#B8B8B0' }],
    options: [
      { name: 'Finish', values: ['Polished Nickel', 'Matte', 'Satin Nickel'] },
      { name: 'Cable', values: ['2 ft', '6 ft', '10 ft'] },
    ],
    variants: [{ color: 'Black', options: { Finish: 'Matte', Cable: '6 ft' }, number: 'DL-40-BM6' }],
  },
  {
    id: 'lamp-2',
    brand: 'Birch',
    name: 'Floor Lamp',
    model: 'FL-9',
    options: [{ name: 'Finish', values: ['Gloss', 'Matte'] }],
  },
  {
    id: 'desk-1',
    brand: 'Birch',
    name: 'Writing Desk',
    model: 'WD-5',
    options: [{ name: 'Finish', values: ['Oak', 'Without'] }],
  },
  {
    id: 'glove-1',
    brand: 'Acme',
    name: 'Rope Glove',
    model: 'G-77',
    sizes: ['S', 'M', 'L'],
    quantities: { unit: 'pair', pack: 10, minimum: 20, step: 10 },
  },
  { id: 'nail-1', brand: 'Acme', name: 'Steel Nail', model: 'N-550', quantities: { unit: 'box', pack: 10 } },
  { id: 'bolt-1', brand: 'Acme', name: 'Steel Bolt', model: 'B-660', quantities: { pack: 50 } },
  { id: 'cup-1', brand: 'Acme', name: 'Tin Cup', model: 'C-880' },
);
const { read, resolve } = readerOf(made);
const doubtsOf = (text: string) => resolve(text).flatMap((line) => ('doubts' in line ? line.doubts : []));
const asksOf = (text: string) => resolve(text).flatMap((line) => ('asks' in line ? line.asks : []));

describe('the number of a variant', () => {
  test.each([
    ['72175-019-3XL x2', 'shirt-1 Black/3XL x2'],
    ['2 x 72175 019 3xl', 'shirt-1 Black/3XL x2'],
    ['72175—019—3XL, qty 2', 'shirt-1 Black/3XL x2'],
    ['72175/019/3xl - 2', 'shirt-1 Black/3XL x2'],
    ['00844802120456 x2', 'shirt-1 Black/3XL x2'],
    ['844802120456, 2', 'shirt-1 Black/3XL x2'],
    ['0 0844802 12045 6 x2', 'shirt-1 Black/3XL x2'],
    ['2\t00844802120456', 'shirt-1 Black/3XL x2'],
    ['UPC\tQty\n00844802120456\t2', 'shirt-1 Black/3XL x2'],
    ['Acme work shirt black 3XL 72175-019-3XL x2', 'shirt-1 Black/3XL x2'],
    ['khaki-9 M x2', 'shirt-1 Khaki/M x2'],
    ['DL-40-BM6 x2', 'lamp-1 Black/Matte/6 ft x2'],
    ['DL40BM6 matte x2', 'lamp-1 Black/Matte/6 ft x2'],
  ])('sets the whole choice: %s', (line, meant) => {
    expect(read(line).at(-1)).toBe(meant);
  });

  test.each([
    ['72175-019-3XL size S x2', ['size'], 'The item number is that of size 3XL.'],
    ['72175-019-3XL khaki x2', ['color'], 'The item number is that of Black.'],
    ['DL-40-BM6 polished nickel x2', ['Finish'], 'The item number is that of Finish Matte.'],
    ['72175-019-3XL 72175-019-S x2', ['size'], undefined],
  ])('is asked about where the line says something else: %s', (line, asks, doubt) => {
    expect(asksOf(line)).toEqual(asks);
    expect(doubtsOf(line)).toEqual(doubt ? [doubt] : []);
  });

  test('of no variant leaves the choice to ask', () => {
    expect(read('72175-019-4XL x2')).toEqual(['shirt-1 x2 ?']);
    expect(read('844802120457 x2')).toEqual(['none']);
    expect(read('72175-019-3XL-4 x2')).toEqual(['shirt-1 3XL x2 ?']);
  });
});

describe('the choices of a product of its own', () => {
  test.each([
    ['DL-40 black, polished nickel, 6 ft x2', 'lamp-1 Black/Polished Nickel/6 ft x2'],
    ['2 black desk lamps DL-40, finish matte, cable 10 ft', 'lamp-1 Black/Matte/10 ft x2'],
    ["DL-40 nickel matte finish 2' cable x2", 'lamp-1 Nickel/Matte x2 ?'],
    ['DL-40 black SNF 2 ft x2', 'lamp-1 Black/Satin Nickel/2 ft x2'],
    ['DL-40 black satin 6ft x2', 'lamp-1 Black/Satin Nickel/6 ft x2'],
    ['FL-9 matte x2', 'lamp-2 Matte x2'],
    ['FL-9 x2', 'lamp-2 x2 ?'],
    ['FL-9 gloss x2\nsame in matte', 'lamp-2 Matte x2'],
    ['FL-9\tmatte\t2', 'lamp-2 Matte x2'],
  ])('are read of its words: %s', (line, meant) => {
    expect(read(line).at(-1)).toBe(meant);
  });

  test('a common word is no short form of a value', () => {
    expect(read('3 of WD-5 with drawer')).toEqual(['desk-1 x3 ?']);
    expect(read('3 WD-5 without finish')).toEqual(['desk-1 Without x3']);
  });

  test('each has its own number', () => {
    expect(read('FL-9 2 gloss, 3 matte')).toEqual(['lamp-2 Gloss x2', 'lamp-2 Matte x3']);
  });

  test('a value that goods of the shop have and these do not is asked, and so is one that may be two', () => {
    expect([read('FL-9 polished nickel x2'), doubtsOf('FL-9 polished nickel x2')]).toEqual([
      ['lamp-2 x2 ?'],
      ['It does not come in polished nickel, only in Gloss, Matte.'],
    ]);
    expect(doubtsOf('FL-9 finish: brushed x2')).toContain('It does not come in finish: brushed, only in Gloss, Matte.');
    expect(doubtsOf('DL-40 nickel finish, black 2 ft x2')).toEqual([
      '“nickel finish” may be Polished Nickel or Satin Nickel.',
    ]);
  });
});

describe('a number of packs', () => {
  test.each([
    ['3 cs G-77 M', 'glove-1 M x30', '3 cs of 10: 30 pairs.'],
    ['G-77 L, 2 boxes', 'glove-1 L x20', '2 boxes of 10: 20 pairs.'],
    ['2 pks G-77 L', 'glove-1 L x20', '2 pks of 10: 20 pairs.'],
    ['G-77 30 pr M', 'glove-1 M x30', undefined],
    ['G-77 M 2 doz', 'glove-1 M x24', undefined],
    ['6 boxes N-550', 'nail-1 x6', undefined],
    ['N-550 2 bx', 'nail-1 x2', undefined],
    ['N-550 2 boxes of 10', 'nail-1 x1 ?', 'How many is not said.'],
    ['G-77 L, 2 boxes of 15', 'glove-1 L x30', undefined],
    ['N-550 2 cases', 'nail-1 x20', '2 cases of 10: 20 boxes.'],
    ['B-660, 2 cartons', 'bolt-1 x100', '2 cartons of 50: 100 pieces.'],
    ['2 packs C-880', 'cup-1 x2', undefined],
    ['2 cases C-880', 'cup-1 x1 ?', 'How many are in 2 cases is not known.'],
    ['B-660 4', 'bolt-1 x4', undefined],
  ])('%s', (line, meant, doubt) => {
    expect([read(line), doubtsOf(line)]).toEqual([[meant], doubt ? [doubt] : []]);
  });
});

test('of random goods each barcode sets what its variant names, and a line that says all is read whole in every form', () => {
  forAll(
    fc.property(variedRows, fc.constantFrom(...Object.values(FORMS)), fc.nat(99), (raw, write, seed) => {
      const rows = productsFrom(parseRows({ ...raw, id: 'acme-101', model: 'TR-4471' })).map(toRow);
      const [row] = rows as [IndexRow];
      const reader = readerOf(rows);
      for (const { barcode, choice } of row.sold?.variants ?? []) {
        if (barcode === undefined) continue;
        const [line] = reader.resolve(`${barcode} x3`);
        expect(line).toMatchObject({ kind: 'found', candidate: { choice }, quantity: 3 });
        expect(Object.keys(choice).filter((name) => line?.kind !== 'found' || line.asks.includes(name))).toEqual([]);
      }
      const ask = askOf(row, seed, 24);
      const wanted = { kind: 'found', candidate: { choice: ask.choice }, quantity: 24, asks: [] };
      expect(reader.resolve(write('TR-4471', ask))).toMatchObject([wanted]);
    }),
  );
});
