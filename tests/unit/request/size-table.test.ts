import type { Sizes } from '@/lib/catalogue/sizes/sizes';
import type { Offer } from '@/lib/catalogue/variants/offer';
import {
  cellKey,
  cellPrice,
  hasVaryingCells,
  requestedSizes,
  sizeTable,
  sumQuantities,
} from '@/lib/request/size-table';

const LETTERS: Sizes = { system: 'alpha', labels: ['S', 'M', 'L'] };
const TROUSERS: Sizes = { system: 'waist-length', waists: ['30', '32'], lengths: ['30', 'Unhemmed'] };
const tableOf = (sizes: Sizes, fields: Partial<Offer> = {}, selected = {}) =>
  sizeTable({ price: 10, colors: [], sizes, ...fields }, selected);

test.each<[Sizes, string[]]>([
  [{ system: 'none' }, ['']],
  [LETTERS, ['size S | size M | size L']],
  [TROUSERS, ['waist 30, length 30 | waist 30, length Unhemmed', 'waist 32, length 30 | waist 32, length Unhemmed']],
  [{ system: 'men-sleeve', men: ['M'], sleeves: ['33', '35'] }, ['size M, sleeve 33 | size M, sleeve 35']],
  [{ system: 'waist-length', waists: [], lengths: ['30', '32'] }, ['length 30 | length 32']],
])('the table of %j has a cell for each size', (sizes, expected) => {
  expect(tableOf(sizes).cells.map((row) => row.map(({ label }) => label).join(' | '))).toEqual(expected);
});

test('the cell key of a selection only depends on its sizes', () => {
  const table = tableOf(TROUSERS);
  expect(cellKey(table, { color: 'Black', length: '30', waist: '32' })).toBe(table.cells[1]?.[0]?.key);
});

test('the quantities are added up; a text that is not a quantity is ignored', () => {
  const typed = { 'waist=30&length=30': '2', 'waist=32&length=30': 'x', 'waist=32&length=Unhemmed': '4' };
  expect(sumQuantities(tableOf(TROUSERS), typed)).toEqual({ total: 6, sizes: 2, amount: 6000, messages: [] });
});

test('the requested sizes are in the order of the table, with the color that is selected outside', () => {
  const table = tableOf(LETTERS, {}, { color: 'Black' });
  expect(requestedSizes(table, { 'size=L': '4', 'size=S': '1', 'size=M': '0' })).toEqual([
    { choice: { color: 'Black', size: 'S' }, quantity: 1, label: 'size S' },
    { choice: { color: 'Black', size: 'L' }, quantity: 4, label: 'size L' },
  ]);
});

describe('with variants', () => {
  const VARIED: Partial<Offer> = {
    price: 75,
    colors: ['Black', 'Khaki'].map((name) => ({ name, hex: '#111111' })),
    variants: [
      { choice: { size: 'L' }, price: 82 },
      { choice: { color: 'Khaki', size: 'M' }, made: false },
      { choice: { color: 'Black', size: 'S' }, stock: 0 },
    ],
    quantities: { minimum: 1, step: 1, breaks: [{ from: 12, price: 70 }] },
  };
  const black = tableOf(LETTERS, VARIED, { color: 'Black' });

  test.each([
    ['Black', ['sold out', 'in stock', 'in stock']],
    ['Khaki', ['in stock', 'not offered', 'in stock']],
  ])('cells are offered and in stock in the selected color %s', (color, states) => {
    const cells = tableOf(LETTERS, VARIED, { color }).cells.flat();
    const stateOf = (cell: (typeof cells)[number]) => (cell.isInStock ? 'in stock' : 'sold out');
    expect(cells.map((cell) => (cell.isOffered ? stateOf(cell) : 'not offered'))).toEqual(states);
  });

  test('a cell has the price at its quantity', () => {
    const [, , large] = black.cells.flat();
    expect(['', '11', '12', 'x'].map((text) => large && cellPrice(black.offer, large, text))).toEqual([82, 82, 70, 82]);
  });

  test.each<[boolean, Partial<Offer>]>([
    [false, {}],
    [false, { variants: [{ choice: { size: 'M' }, number: 'X-1', price: 10 }] }],
    [true, { variants: [{ choice: { size: 'M' }, price: 11 }] }],
    [true, { variants: [{ choice: { size: 'M' }, stock: 0 }] }],
  ])('cells vary (%s) with %j', (isVarying, fields) => {
    expect(hasVaryingCells(tableOf(LETTERS, fields))).toBe(isVarying);
  });

  test('messages about multiples, discounts and unavailable sizes start with the size', () => {
    const quantities = { minimum: 2, step: 2, breaks: [{ from: 12, price: 70 }] };
    const table = tableOf(LETTERS, { ...VARIED, quantities }, { color: 'Khaki' });
    const sums = sumQuantities(table, { 'size=S': '3', 'size=M': '3', 'size=L': '10' });
    expect([sums.total, sums.messages]).toEqual([
      13,
      ['Size M: Not available.', 'Size S: Sold in multiples of 2: 2 or 4.', 'Size L: From 12: $70.00 each.'],
    ]);
  });

  test('the amount has the price of each cell at its quantity, and is undefined if a price is on request', () => {
    const typed = { 'size=S': '12', 'size=M': '2', 'size=L': '1' };
    expect(sumQuantities(black, typed).amount).toBe(12 * 7000 + 2 * 7500 + 8200);
    const onRequest = tableOf(LETTERS, { ...VARIED, price: 0 }, { color: 'Black' });
    const amountOf = (key: string) => sumQuantities(onRequest, { [key]: '1' }).amount;
    expect([amountOf('size=S'), amountOf('size=L')]).toEqual([undefined, 8200]);
  });
});
