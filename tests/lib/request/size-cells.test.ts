import type { Sizes } from '@/lib/catalogue/sizes';
import type { Sold } from '@/lib/catalogue/variants/variant';
import { cellHints } from '@/lib/request/cell-hints';
import {
  cellKey,
  cellPrice,
  chosenQuantities,
  differs,
  readQuantity,
  sizeTable,
  sumQuantities,
} from '@/lib/request/size-cells';

const LETTERS: Sizes = { system: 'alpha', labels: ['S', 'M', 'L'] };
const TROUSERS: Sizes = { system: 'waist-length', waists: ['30', '32'], lengths: ['30', 'Unhemmed'] };
const SHIRT: Sizes = { system: 'men-sleeve', men: ['M', 'L'], sleeves: ['33', '35'] };
const tableOf = (sizes: Sizes, fields: Partial<Sold> = {}, picked = {}) =>
  sizeTable({ price: 10, colors: [], sizes, ...fields }, picked);
const words = (sizes: Sizes) => tableOf(sizes).cells.map((row) => row.map((cell) => cell.words));

describe('the table of sizes', () => {
  test.each<[Sizes, string[][]]>([
    [{ system: 'none' }, [['']]],
    [LETTERS, [['size S', 'size M', 'size L']]],
    [{ system: 'shoe', labels: ['9', '9.5'] }, [['size 9', 'size 9.5']]],
    [
      TROUSERS,
      [
        ['waist 30, length 30', 'waist 30, length Unhemmed'],
        ['waist 32, length 30', 'waist 32, length Unhemmed'],
      ],
    ],
    [
      SHIRT,
      [
        ['size M, sleeve 33', 'size M, sleeve 35'],
        ['size L, sleeve 33', 'size L, sleeve 35'],
      ],
    ],
    [{ system: 'waist-length', waists: [], lengths: ['30', '32'] }, [['length 30', 'length 32']]],
  ])('of %j', (sizes, expected) => expect(words(sizes)).toEqual(expected));

  test('knows the cell of a choice, whatever else is chosen', () => {
    const table = tableOf(TROUSERS);
    expect(cellKey(table, { color: 'Black', length: '30', waist: '32' })).toBe(table.cells[1]?.[0]?.key);
  });
});

test.each([
  ['', 0],
  ['0', 0],
  [' 12 ', 12],
  ['1,200', 1200],
  ['12.00', 12],
  ['9999', 9999],
  ['10000', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['1,20', undefined],
  ['1e3', undefined],
  ['twelve', undefined],
])("'%s' is read as %s", (text, quantity) => expect(readQuantity(text)).toBe(quantity));

describe('the sums', () => {
  test('of rows, columns and all', () => {
    const typed = { 'waist=30&length=30': '2', 'waist=32&length=30': '3', 'waist=32&length=Unhemmed': '4' };
    expect(sumQuantities(tableOf(TROUSERS), typed)).toEqual({
      rows: [2, 7],
      columns: [5, 4],
      total: 9,
      filled: 3,
      faults: [],
      unmade: [],
      amount: 9000,
    });
  });

  test('leave out what cannot be read, and name it', () => {
    const { total, faults } = sumQuantities(tableOf(LETTERS), { 'size=S': '2', 'size=M': 'x' });
    expect([total, faults.map((cell) => cell.words)]).toEqual([2, ['size M']]);
  });
});

describe('what is chosen', () => {
  test('is each size that is asked for, in its order, with the color first', () => {
    const table = tableOf(LETTERS, {}, { color: 'Black' });
    expect(chosenQuantities(table, { 'size=L': '4', 'size=S': '1', 'size=M': '0' })).toEqual([
      { choice: { color: 'Black', size: 'S' }, quantity: 1 },
      { choice: { color: 'Black', size: 'L' }, quantity: 4 },
    ]);
  });
});

describe('of a product with variants', () => {
  const VARIED: Partial<Sold> = {
    price: 75,
    colors: [
      { name: 'Black', hex: '#111111' },
      { name: 'Khaki', hex: '#bbaa88' },
    ],
    variants: [
      { choice: { size: 'L' }, price: 82 },
      { choice: { color: 'Khaki', size: 'M' }, made: false },
      { choice: { color: 'Black', size: 'S' }, stock: 0 },
    ],
    quantities: { minimum: 1, step: 1, breaks: [{ from: 12, price: 70 }] },
  };
  const [black, khaki] = ['Black', 'Khaki'].map((color) => tableOf(LETTERS, VARIED, { color }));
  const states = (table = black) => table?.cells.flat().map(({ isMade, isThere }) => [isMade, isThere]);

  test('cells say what is not made and what is sold out in the picked color', () => {
    expect(states(black)).toEqual([
      [true, false],
      [true, true],
      [true, true],
    ]);
    expect(states(khaki)).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
  });

  test('a cell has the price of its quantity', () => {
    const large = black?.cells[0]?.[2];
    expect(large && black && ['', '1', '11', '12', 'x'].map((text) => cellPrice(black.sold, large, text))).toEqual([
      82, 82, 82, 70, 82,
    ]);
  });

  test.each<[boolean, Partial<Sold>]>([
    [false, {}],
    [false, { variants: [{ choice: { size: 'M' }, number: 'X-1', price: 10 }] }],
    [true, { variants: [{ choice: { size: 'M' }, price: 11 }] }],
    [true, { variants: [{ choice: { size: 'M' }, made: false }] }],
    [true, { variants: [{ choice: { size: 'M' }, stock: 0 }] }],
  ])('that cells differ is %s of %j', (does, fields) => {
    expect(differs(tableOf(LETTERS, fields))).toBe(does);
  });

  test('quantities that do not fit and lower prices nearby are told of each size', () => {
    const quantities = { minimum: 2, step: 2, breaks: [{ from: 12, price: 70 }] };
    const table = tableOf(LETTERS, { ...VARIED, quantities }, { color: 'Khaki' });
    expect(cellHints(table, { 'size=S': '3', 'size=M': '3', 'size=L': '10' })).toEqual([
      'Size S: Ordered in steps of 2: 2 or 4.',
      'Size L: From 12: $70.00 each.',
    ]);
  });

  test('the amount takes each cell at the price of its quantity', () => {
    const typed = { 'size=S': '12', 'size=M': '2', 'size=L': '1' };
    expect(black && sumQuantities(black, typed).amount).toBe(12 * 7000 + 2 * 7500 + 8200);
  });

  test('what was typed for another color and is not made is counted nowhere, and named', () => {
    const typed = { 'size=S': '1', 'size=M': '2' };
    const sums = khaki && sumQuantities(khaki, typed);
    expect([sums?.total, sums?.filled, sums?.unmade.map(({ words: text }) => text)]).toEqual([1, 1, ['size M']]);
    expect(khaki && chosenQuantities(khaki, typed)).toEqual([{ choice: { color: 'Khaki', size: 'S' }, quantity: 1 }]);
  });

  test('there is no amount while a price is on request', () => {
    const table = tableOf(LETTERS, { ...VARIED, price: 0 }, { color: 'Black' });
    expect([sumQuantities(table, { 'size=S': '1' }).amount, sumQuantities(table, { 'size=L': '1' }).amount]).toEqual([
      undefined,
      8200,
    ]);
  });
});
