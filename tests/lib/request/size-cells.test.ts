import fc from 'fast-check';
import type { Sizes } from '@/lib/catalogue/sizes';
import { MOST_OF_A_LINE } from '@/lib/request/request';
import { cellKey, chosenQuantities, readQuantity, sizeTable, sumQuantities } from '@/lib/request/size-cells';
import { forAll } from '@/tests/fixtures/for-all';

const LETTERS: Sizes = { system: 'alpha', labels: ['S', 'M', 'L'] };
const TROUSERS: Sizes = { system: 'waist-length', waists: ['30', '32'], lengths: ['30', 'Unhemmed'] };
const SHIRT: Sizes = { system: 'men-sleeve', men: ['M', 'L'], sleeves: ['33', '35'] };
const words = (sizes: Sizes) => sizeTable(sizes).cells.map((row) => row.map((cell) => cell.words));

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
    const table = sizeTable(TROUSERS);
    expect(cellKey(table, { color: 'Black', length: '30', waist: '32' })).toBe(table.cells[1]?.[0]?.key);
  });

  test('has no cell for a choice with a size left open', () => {
    const keys = sizeTable(TROUSERS).cells.flatMap((row) => row.map(({ key }) => key));
    expect(keys).not.toContain(cellKey(sizeTable(TROUSERS), { waist: '32' }));
  });

  test('gives every cell a key of its own, whatever the sizes are called', () => {
    const labels = fc.uniqueArray(fc.oneof(fc.constantFrom('constructor', '&length=1', '1', ''), fc.string()), {
      minLength: 1,
    });
    forAll(
      fc.property(labels, labels, (waists, lengths) => {
        const keys = sizeTable({ system: 'waist-length', waists, lengths }).cells.flatMap((row) =>
          row.map(({ key }) => key),
        );
        expect(new Set(keys).size).toBe(waists.length * lengths.length);
      }),
    );
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

const quantities = fc.dictionary(
  fc.constantFrom('waist=30&length=30', 'waist=30&length=Unhemmed', 'waist=32&length=30', 'waist=32&length=Unhemmed'),
  fc.oneof(fc.integer({ min: 0, max: MOST_OF_A_LINE }).map(String), fc.constantFrom('', 'x', '1,000', '10000')),
);

describe('the sums', () => {
  test('of rows, columns and all', () => {
    const typed = { 'waist=30&length=30': '2', 'waist=32&length=30': '3', 'waist=32&length=Unhemmed': '4' };
    expect(sumQuantities(sizeTable(TROUSERS), typed)).toEqual({
      rows: [2, 7],
      columns: [5, 4],
      total: 9,
      filled: 3,
      faults: [],
    });
  });

  test('leave out what cannot be read, and name it', () => {
    const { total, faults } = sumQuantities(sizeTable(LETTERS), { 'size=S': '2', 'size=M': 'x' });
    expect([total, faults.map((cell) => cell.words)]).toEqual([2, ['size M']]);
  });

  test('of rows and of columns both come to the total, and so does what is chosen', () => {
    const table = sizeTable(TROUSERS);
    const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
    forAll(
      fc.property(quantities, (typed) => {
        const { rows, columns, total } = sumQuantities(table, typed);
        const chosen = chosenQuantities(table, typed).map(({ quantity }) => quantity);
        expect([add(rows), add(columns), add(chosen)]).toEqual([total, total, total]);
      }),
    );
  });
});

describe('what is chosen', () => {
  test('is each size that is asked for, in its order, with the color first', () => {
    expect(chosenQuantities(sizeTable(LETTERS), { 'size=L': '4', 'size=S': '1', 'size=M': '0' }, 'Black')).toEqual([
      { choice: { color: 'Black', size: 'S' }, quantity: 1 },
      { choice: { color: 'Black', size: 'L' }, quantity: 4 },
    ]);
  });

  test('has no color where the product has none', () => {
    expect(chosenQuantities(sizeTable({ system: 'none' }), { '': '3' })).toEqual([{ choice: {}, quantity: 3 }]);
  });

  test('is nothing for a size that the product does not have', () => {
    expect(chosenQuantities(sizeTable(LETTERS), { 'size=9XL': '4' })).toEqual([]);
  });
});
