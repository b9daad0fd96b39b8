import type { Sizes } from '@/lib/catalogue/sizes';
import type { Variant } from '@/lib/catalogue/variants/variant';
import { isOfSpreadsheet, pasteQuantities } from '@/lib/request/paste-quantities';
import { sizeTable } from '@/lib/request/size-cells';

const tableOf = (sizes: Sizes, variants: readonly Variant[] = []) =>
  sizeTable({ price: 10, colors: [], sizes, variants });
const LETTERS = tableOf({ system: 'alpha', labels: ['S', 'M', 'L'] });
const TROUSERS = tableOf({ system: 'waist-length', waists: ['30', '32'], lengths: ['30', '32'] });

test('a row fills cells across from the one that is pasted into', () => {
  expect(pasteQuantities(LETTERS, { 'size=S': '1' }, 'size=M', '2\t3')).toEqual({
    quantities: { 'size=S': '1', 'size=M': '2', 'size=L': '3' },
    left: [],
  });
});

test('rows fill cells across and down, with or without a last line break, from any system', () => {
  const filled = {
    'waist=30&length=30': '1',
    'waist=30&length=32': '2',
    'waist=32&length=30': '3',
    'waist=32&length=32': '4',
  };
  for (const text of ['1\t2\r\n3\t4\r\n', '1\t2\n3\t4', '1\t2\r3\t4'])
    expect(pasteQuantities(TROUSERS, {}, 'waist=30&length=30', text)).toEqual({ quantities: filled, left: [] });
});

test('an empty cell empties what it falls on', () => {
  expect(pasteQuantities(LETTERS, { 'size=M': '7' }, 'size=S', '1\t\t3').quantities['size=M']).toBe('');
});

test('a column runs along a single row of sizes', () => {
  expect(pasteQuantities(LETTERS, {}, 'size=S', '1\r\n2\r\n3\r\n').quantities).toEqual({
    'size=S': '1',
    'size=M': '2',
    'size=L': '3',
  });
});

test('what does not fit is handed back, but for empty cells', () => {
  expect(pasteQuantities(LETTERS, {}, 'size=L', '1\t2\t\n5\t').left).toEqual(['2', '5']);
});

test('what falls on a size that is not made is handed back', () => {
  const table = tableOf({ system: 'alpha', labels: ['S', 'M', 'L'] }, [{ choice: { size: 'M' }, made: false }]);
  expect(pasteQuantities(table, {}, 'size=S', '1\t2\t3')).toEqual({
    quantities: { 'size=S': '1', 'size=L': '3' },
    left: ['2'],
  });
});

test.each([
  ['4', false],
  ['4\r\n', false],
  ['a b', false],
  ['4\t5', true],
  ['\t5', true],
  ['4\n5', true],
])('%j of a spreadsheet: %s', (text, is) => expect(isOfSpreadsheet(text)).toBe(is));
