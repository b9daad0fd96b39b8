import fc from 'fast-check';
import { countSame, joinLists } from '@/lib/request/join';
import { addLines, moveLine, removeLines, restoreLines, setHead, setLine } from '@/lib/request/operations';
import { MOST_OF_A_LINE, type RequestList } from '@/lib/request/request';
import { forAll } from '@/tests/fixtures/for-all';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { anyList, line, lineFor, listOf } from './lists';

const ids = ({ lines }: RequestList) => lines.map(({ id }) => id);
const quantities = ({ lines }: RequestList) => lines.map(({ quantity }) => quantity);
const three = listOf({ id: 'a' }, { id: 'b', product: 'b' }, { id: 'c', product: 'c' });

describe('a new line', () => {
  const [row] = indexRowsOf({ id: 'shirt', name: 'Shirt', brand: 'Acme', model: '7970', price: 12.5 });

  test('has the name, item number and price of its product', () => {
    const added = row && lineFor(row, { choice: { size: 'L' }, quantity: 2, person: 'Ann', note: 'Left-handed' });
    expect(added).toEqual({
      id: expect.stringMatching(/^\w{14,}$/),
      product: 'shirt',
      ...{ name: 'Shirt', brand: 'Acme', model: '7970', price: 12.5, choice: { size: 'L' }, quantity: 2 },
      ...{ person: 'Ann', note: 'Left-handed' },
    });
  });

  test.each([
    [0, 1],
    [-3, 1],
    [2.4, 2],
    [Number.NaN, 1],
    [1e9, MOST_OF_A_LINE],
    [Number.POSITIVE_INFINITY, MOST_OF_A_LINE],
  ])('of a quantity of %d has %d', (quantity, expected) => {
    expect(row && lineFor(row, { choice: {}, quantity }).quantity).toBe(expected);
  });

  test('has its texts in one line, without control characters, and not too long', () => {
    const added = row && lineFor(row, { choice: {}, quantity: 1, person: ' A\u0000nn\u202e ', note: 'x'.repeat(900) });
    expect([added?.person, added?.note?.length]).toEqual(['A nn', 500]);
  });
});

describe('adding', () => {
  test('makes a line grow that asks for the same', () => {
    const list = listOf({ choice: { size: 'L', color: 'Black' }, quantity: 2 });
    const grown = addLines(list, [line({ id: 'new', choice: { color: 'Black', size: 'L' }, quantity: 3 })]);
    expect(grown.lines).toEqual([{ ...list.lines[0], quantity: 5 }]);
  });

  test.each([{ product: 'other' }, { choice: { size: 'M' } }, { person: 'Ann' }, { note: 'Soon' }])(
    'makes a line of its own of what differs by %j',
    (fields) => {
      expect(addLines(listOf({}), [line({ id: 'new', ...fields })]).lines).toHaveLength(2);
    },
  );

  test('makes a second line of what is more than a line can have', () => {
    const list = listOf({ quantity: MOST_OF_A_LINE - 1 });
    const grown = addLines(list, [line({ id: 'x', quantity: 3 }), line({ id: 'y', quantity: 4 })]);
    expect(quantities(grown)).toEqual([MOST_OF_A_LINE, 6]);
  });

  test('loses and invents no piece', () => {
    forAll(
      fc.property(anyList, anyList, (list, other) => {
        const sum = (some: RequestList) => quantities(some).reduce((a, b) => a + b, 0);
        const grown = addLines(list, other.lines);
        expect(sum(grown)).toBe(sum(list) + sum(other));
        expect(new Set(ids(grown)).size).toBe(grown.lines.length);
      }),
    );
  });
});

describe('a changed line', () => {
  test('loses a person that is taken out', () => {
    const [changed] = setLine(listOf({ id: 'a', person: 'Ann' }), 'a', { person: '' }).lines;
    expect(changed).toEqual(line({ id: 'a' }));
  });
});

test.each([
  ['setLine', setLine(three, 'x', { quantity: 2 })],
  ['removeLines', removeLines(three, ['x'])],
  ['moveLine', moveLine(three, 'x', 'a')],
  ['moveLine before a line', moveLine(three, 'a', 'x')],
  ['restoreLines', restoreLines(three, three, ['a'])],
  ['addLines of none', addLines(three, [])],
])('%s with an id that is not there, or nothing to do, changes nothing', (_, list) => {
  expect(list).toBe(three);
});

test.each([
  ['c', 'a', ['c', 'a', 'b']],
  ['a', 'c', ['b', 'a', 'c']],
  ['a', undefined, ['b', 'c', 'a']],
  ['b', 'c', ['a', 'b', 'c']],
])('%s is moved before %s', (id, before, expected) => {
  expect(ids(moveLine(three, id, before))).toEqual(expected);
});

describe('what was removed', () => {
  test('comes back at its place', () => {
    forAll(
      fc.property(anyList, fc.array(fc.nat({ max: 12 })), (list, places) => {
        const gone = places.map((place) => `line-${place}`);
        expect(restoreLines(removeLines(list, gone), list, gone)).toEqual(list);
      }),
    );
  });

  test('comes back behind the line that it followed, wherever that is now', () => {
    const list = moveLine(addLines(removeLines(three, ['b']), [line({ id: 'd', product: 'd' })]), 'a', undefined);
    expect(ids(restoreLines(list, three, ['b']))).toEqual(['c', 'd', 'a', 'b']);
  });
});

describe('the head', () => {
  test('is changed in part, and what cannot be is left out', () => {
    const { head } = setHead(setHead(three, { organization: ' Springfield\nPD ', po: '1' }), {
      state: 'Texas',
      neededBy: 'soon',
    });
    expect(head).toMatchObject({ organization: 'Springfield PD', po: '1', state: '', neededBy: '' });
  });

  test('keeps the lines of its note', () => {
    expect(setHead(three, { note: 'One\r\nTwo\u0007' }).head.note).toBe('One\nTwo');
  });
});

describe('two lists', () => {
  const list = listOf({ quantity: 2 }, { product: 'b' });
  const other = listOf({ quantity: 2 }, { quantity: 2 }, { product: 'b', quantity: 3 }, { product: 'c' });

  test('have as many lines in common as stand in both', () => {
    expect(countSame(list, other)).toBe(1);
  });

  test('are joined with all lines of the other', () => {
    expect(joinLists(list, other).lines.map(({ product, quantity }) => [product, quantity])).toEqual([
      ['shirt', 6],
      ['b', 4],
      ['c', 1],
    ]);
  });

  test('are joined without those that they share', () => {
    expect(quantities(joinLists(list, other, { skipSame: true }))).toEqual([4, 4, 1]);
  });

  test('have the head of the first, with what only the other says', () => {
    const joined = joinLists(setHead(list, { po: '1' }), setHead(other, { po: '2', organization: 'Springfield PD' }));
    expect(joined.head).toMatchObject({ po: '1', organization: 'Springfield PD' });
  });
});
