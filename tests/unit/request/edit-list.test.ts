import fc from 'fast-check';
import {
  addLines,
  joinLists,
  refreshLine,
  removeLines,
  splitLine,
  undoEdit,
  updateDetails,
  updateLine,
} from '@/lib/request/edit-list';
import { MAX_QUANTITY, type RequestList } from '@/lib/request/request-list';
import { forAll } from '@/tests/fixtures/for-all';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { anyList, line, lineFor, listOf } from './request-lists';

const ids = ({ lines }: RequestList) => lines.map(({ id }) => id);
const quantities = ({ lines }: RequestList) => lines.map(({ quantity }) => quantity);
const three = listOf({ id: 'a' }, { id: 'b', product: 'b' }, { id: 'c', product: 'c' });
const SHIRT = { id: 'shirt', name: 'Shirt', brand: 'Acme', model: '7970', price: 12.5, sizes: ['L', 'XL'] };
const [shirt] = indexRowsOf({ ...SHIRT, variants: [{ size: 'XL', number: '7970-XL', price: 15 }] }) as [never];

test('a new line has the number and price of its variant, and texts are single lines without control characters', () => {
  const item = { choice: { size: 'XL' }, quantity: 2, note: ` A\u0000nn\u202e${'x'.repeat(900)}` };
  expect(lineFor(shirt, item)).toEqual({
    id: expect.stringMatching(/^\w{14,}$/),
    product: 'shirt',
    ...{ name: 'Shirt', brand: 'Acme', model: '7970-XL', price: 15, choice: { size: 'XL' }, quantity: 2 },
    note: `A nn ${'x'.repeat(495)}`,
  });
});

test.each([
  [0, 1],
  [-3, 1],
  [2.4, 2],
  [Number.NaN, 1],
  [1e9, MAX_QUANTITY],
])('a line for a quantity of %d has %d', (quantity, expected) => {
  expect(lineFor(shirt, { choice: {}, quantity }).quantity).toBe(expected);
});

test('a refreshed line has the current name, number and price of its new selection', () => {
  const old = line({ product: 'shirt', name: 'Old', model: '1', price: 3, note: 'Soon' });
  expect(refreshLine(old, shirt, { choice: { size: 'XL' } })).toEqual({
    ...old,
    ...{ name: 'Shirt', brand: 'Acme', model: '7970-XL', price: 15, choice: { size: 'XL' } },
  });
});

describe('adding lines', () => {
  test('adds to the quantity of a line with the same product, selection and note', () => {
    const list = listOf({ choice: { size: 'L', color: 'Black' }, quantity: 2 });
    const longer = addLines(list, [line({ id: 'new', choice: { color: 'Black', size: 'L' }, quantity: 3 })]);
    expect(longer.lines).toEqual([{ ...list.lines[0], quantity: 5 }]);
  });

  test.each([{ product: 'other' }, { choice: { size: 'M' } }, { note: 'Soon' }])(
    'makes a second line if it differs by %j',
    (fields) => {
      expect(addLines(listOf({}), [line({ id: 'new', ...fields })]).lines).toHaveLength(2);
    },
  );

  test('puts quantity above the maximum into a second line', () => {
    const list = listOf({ quantity: MAX_QUANTITY - 1 });
    const longer = addLines(list, [line({ id: 'x', quantity: 3 }), line({ id: 'y', quantity: 4 })]);
    expect(quantities(longer)).toEqual([MAX_QUANTITY, 6]);
  });

  test('loses no item, and line ids are unique', () => {
    const sum = (list: RequestList) => quantities(list).reduce((a, b) => a + b, 0);
    forAll(
      fc.property(anyList, anyList, (list, other) => {
        const longer = addLines(list, other.lines);
        expect(sum(longer)).toBe(sum(list) + sum(other));
        expect(new Set(ids(longer)).size).toBe(longer.lines.length);
      }),
    );
  });
});

test('an empty note is removed from its line, and an unknown id changes nothing', () => {
  const list = listOf({ id: 'a', note: 'Ann' });
  expect(updateLine(list, 'a', (old) => ({ ...old, note: '' })).lines).toEqual([line({ id: 'a' })]);
  expect(updateLine(list, 'x', (old) => ({ ...old, quantity: 9 }))).toEqual(list);
  expect(removeLines(list, ['x'])).toEqual(list);
});

test.each([
  { sized: [4, 8], expected: [4, 8] },
  { sized: [4], expected: [8, 4] },
  { sized: [9, 9], expected: [9, 9] },
])('splitting an open line of 12 into sizes with $sized results in lines of $expected', ({ sized, expected }) => {
  const open = listOf({ id: 'open', quantity: 12 });
  const lines = sized.map((quantity, at) => line({ id: `size-${at}`, choice: { size: `${at}` }, quantity }));
  expect(quantities(splitLine(open, 'open', lines))).toEqual(expected);
});

test('other details stay, invalid ones become empty, and only the note keeps line breaks', () => {
  const details = { organization: ' Springfield\nPD ', po: '1', note: 'One\r\nTwo\u0007' };
  expect(updateDetails(updateDetails(three, details), { state: 'Texas' }).details).toMatchObject({
    organization: 'Springfield PD',
    po: '1',
    state: '',
    note: 'One\nTwo',
  });
});

test('joined lists have the lines of both, and details of the first list take precedence', () => {
  const list = updateDetails(listOf({ quantity: 2 }, { product: 'b' }), { po: '1' });
  const other = updateDetails(listOf({ quantity: 3 }, { product: 'c' }), { po: '2', organization: 'Springfield PD' });
  const joined = joinLists(list, other);
  expect(joined.lines.map(({ product, quantity }) => [product, quantity])).toEqual([
    ['shirt', 5],
    ['b', 1],
    ['c', 1],
  ]);
  expect(joined.details).toMatchObject({ po: '1', organization: 'Springfield PD' });
});

describe('undo', () => {
  test('restores the list if nothing has changed since the edit', () => {
    forAll(
      fc.property(anyList, anyList, fc.array(fc.nat({ max: 12 })), (before, other, indexes) => {
        const removed = indexes.map((index) => `line-${index}`);
        const after = joinLists(removeLines(before, removed), other);
        expect(undoEdit(after, { before, after })).toEqual(before);
      }),
    );
  });

  test('keeps later changes: a line of another tab, a quantity, a detail', () => {
    const before = updateDetails(three, { po: '1' });
    const after = updateDetails(addLines(removeLines(before, ['a']), [line({ id: 'd', product: 'd' })]), { po: '2' });
    const changed = updateLine(after, 'd', (old) => ({ ...old, quantity: 7 }));
    const now = updateDetails(addLines(changed, [line({ id: 'e', product: 'e' })]), { organization: 'Harbor' });
    const undone = undoEdit(now, { before, after });
    expect([ids(undone), undone.lines[3]?.quantity]).toEqual([['a', 'b', 'c', 'd', 'e'], 7]);
    expect(undone.details).toMatchObject({ po: '1', organization: 'Harbor' });
  });
});
