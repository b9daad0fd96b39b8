import { MOST_PIECES, MOST_READ } from '@/lib/order/limits';
import { MOST_LINES, MOST_OF_A_LINE } from '@/lib/request/request';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { readerOf } from './knowledge';

const { read, resolve } = readerOf(
  indexRowsOf(
    {
      id: 'acme-1',
      brand: 'Acme',
      model: '2040',
      name: 'Plain Shirt',
      sizes: ['S', 'M', 'L', 'XL'],
      colors: ['Black', 'Navy'],
    },
    { id: 'birch-1', brand: 'Birch', model: '2040', name: 'Canvas Jacket', sizes: ['M', 'L'], colors: ['Tan'] },
    {
      id: 'acme-2',
      brand: 'Acme',
      model: 'KX-90',
      name: 'Long Trousers',
      sizes: { waist: ['30', '32'], length: ['30', '32'] },
      colors: ['Dark Navy', { name: 'Light Navy', hex: '#33446B' }],
    },
    { id: 'cedar-1', brand: 'Cedar', model: 'C77120', name: 'Canvas Cap', colors: ['Black'] },
    { id: 'cap-of-canvas', brand: 'Acme', name: 'Canvas Cap', colors: ['Black'] },
  ),
);
const doubtsOf = (text: string) => resolve(text).flatMap((line) => ('doubts' in line ? line.doubts : []));

test('an item number that several makers share is asked back', () => {
  expect(read('2040 L x2')).toEqual(['which: acme-1, birch-1 x2']);
});

test('an id without a digit is one where it is written as it is', () => {
  expect(read('cap-of-canvas, 3')).toEqual(['cap-of-canvas Black x3']);
  expect(read('cap canvas, 3')).toEqual(['which: cedar-1, cap-of-canvas x3']);
});

test('the maker beside a shared item number decides', () => {
  expect(read('Birch 2040 L x2')).toEqual(['birch-1 Tan/L x2']);
});

test('a color that fits two that are offered is asked back', () => {
  expect(read('KX90 navy 30x32 x1')).toEqual(['acme-2 30/32 x1 ?']);
  expect(doubtsOf('KX90 navy 30x32 x1')).toEqual(['“navy” may be Dark Navy or Light Navy.']);
});

test('a product of one color and no size needs neither', () => {
  expect(read('C77120 x3')).toEqual(['cedar-1 Black x3']);
});

test('a size for goods without sizes is doubted', () => {
  expect(doubtsOf('C77120 XL x3')).toEqual(['It comes in no choice of sizes: “XL” is left aside.']);
});

test('blank lines and rules between lines are passed over, and the others keep their place', () => {
  expect(resolve('\n\n  \nC77120 x3\n-----\n2040 L x2\n').map(({ at }) => at)).toEqual([4, 6]);
});

test('the columns of a heading hold for the rows after it, in any order', () => {
  expect(read('Color\tQuantity\tPart No.\tSize\tFor\nNavy\t4\tacme-1\tM\tA. Doe\n\t\tC77120\t\t')).toEqual([
    'table',
    'acme-1 Navy/M x4 for A. Doe',
    'cedar-1 Black x1 ?',
  ]);
});

test('a heading of commas holds for rows with quotes', () => {
  expect(read('Qty,Item,Size,Color,Notes\n2,acme-1,L,Black,"left, of ""two"""')).toEqual([
    'table',
    'acme-1 Black/L x2 (left, of "two")',
  ]);
});

test('a cell over several lines is one cell', () => {
  expect(read('Qty,Item,Size,Color,Notes\n2,acme-1,L,Black,"left,\nof ""two"""\n"1",acme-1,M,"Navy\n",')).toEqual([
    'table',
    'acme-1 Black/L x2 (left, of "two")',
    'acme-1 Navy/M x1',
  ]);
  expect(read('4\t"C77120\r\nCanvas Cap"\n1\tC77120')).toEqual(['cedar-1 Black x4', 'cedar-1 Black x1']);
});

test('quotes around whole lines, and those that repeat the cell above, join no lines', () => {
  expect(resolve('"C77120 x2\nC77120 x3"')).toHaveLength(2);
  expect(resolve('C77120\t2\n"\t3\n"\t4')).toHaveLength(3);
  expect(resolve('C77120, 2\n", 3\n", 4')).toHaveLength(3);
});

test('the lines under a name are for that person, as far as the next blank line', () => {
  expect(read('Okafor:\n\nC77120 x1\nacme-1 M black x2 for Doe\nSgt. Quimby:\nC77120 x3\n\nC77120 x4\nVance:')).toEqual(
    [
      'heading',
      'cedar-1 Black x1 for Okafor',
      'acme-1 Black/M x2 for Doe',
      'heading',
      'cedar-1 Black x3 for Sgt. Quimby',
      'cedar-1 Black x4',
      'heading',
    ],
  );
});

test('what is no name has nobody under it', () => {
  expect(read('Okafor:\nfor the lockers:\nC77120 x1\nCanvas Cap:\nC77120 x2\nSubtotal:\nC77120 x3')).toEqual([
    'heading',
    'none',
    'cedar-1 Black x1',
    'which: cedar-1, cap-of-canvas x1',
    'cedar-1 Black x2',
    'prose',
    'cedar-1 Black x3',
  ]);
});

test('the line is given as it was written, tabs as they are', () => {
  expect(resolve('4\tC77120 ').map(({ text }) => text)).toEqual(['4\tC77120']);
});

test('as many lines and pieces are read as a request list holds', () => {
  expect([MOST_READ, MOST_PIECES]).toEqual([MOST_LINES, MOST_OF_A_LINE]);
});

test('lines beyond the most are named in one answer', () => {
  const list = resolve(Array.from({ length: MOST_READ + 3 }, () => 'C77120 x1').join('\n'));
  expect(list).toHaveLength(MOST_READ + 1);
  expect(list.at(-1)).toMatchObject({
    kind: 'none',
    at: MOST_READ + 1,
    doubts: ['Only the first 500 lines are read: this one is not, nor the 2 after it.'],
  });
});

test('of a long line the beginning is read, and that is said', () => {
  const [line] = resolve(`C77120 x2 ${'very '.repeat(200)}`);
  expect(line).toMatchObject({ kind: 'found', quantity: 2 });
  expect(doubtsOf(`C77120 x2 ${'very '.repeat(200)}`)).toContain('Only the beginning of this line is read.');
});
