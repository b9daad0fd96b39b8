import fc from 'fast-check';
import { addLines, removeLines, setHead, setLine } from '@/lib/request/operations';
import { EMPTY_LIST, type RequestLine, type RequestList } from '@/lib/request/request';
import { revert } from '@/lib/request/revert';
import { forAll } from '@/tests/fixtures/for-all';

const line = (id: string, fields: Partial<RequestLine> = {}): RequestLine => ({
  id,
  product: `p-${id}`,
  name: `Name ${id}`,
  brand: 'Maker',
  price: 10,
  choice: {},
  quantity: 1,
  ...fields,
});
const listOf = (...lines: RequestLine[]): RequestList => ({ ...EMPTY_LIST, lines });
const before = listOf(line('a'), line('b'), line('c'));
const ids = ({ lines }: RequestList) => lines.map(({ id }) => id).join('');

test('lines that were taken out stand in their places again', () => {
  const after = removeLines(before, ['b']);
  expect(revert(after, { before, after })).toEqual(before);
});

test('lines that were added are gone again, and one that grew is as small as before', () => {
  const after = addLines(before, [line('x', { product: 'p-a', name: 'Name a' }), line('d')]);
  expect(after.lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1, 1]);
  expect(revert(after, { before, after })).toEqual(before);
});

test('what was done since stays: a line of another tab, a changed quantity, a head', () => {
  const after = addLines(removeLines(before, ['a']), [line('d')]);
  const since = setHead(addLines(setLine(after, 'd', { quantity: 7 }), [line('e')]), { organization: 'Harbor' });
  const back = revert(since, { before, after });
  expect([ids(back), back.lines[3]?.quantity, back.head.organization]).toEqual(['abcde', 7, 'Harbor']);
});

test('a list that took the place of another gives way to it, but for what came after', () => {
  const after = { head: { ...EMPTY_LIST.head, organization: 'Theirs' }, lines: [line('x'), line('y')] };
  const since = addLines(after, [line('z')]);
  const back = revert(since, { before, after });
  expect([ids(back).split('').sort().join(''), back.head.organization]).toEqual(['abcz', '']);
});

test('any change that nothing followed is taken back whole', () => {
  const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
  forAll(
    fc.property(some, some, fc.nat({ max: 3 }), (mine, removed, quantity) => {
      const old = listOf(...mine.map((id) => line(id)));
      const after = addLines(removeLines(old, removed), [line('n', { quantity: quantity + 1 })]);
      expect(revert(after, { before: old, after })).toEqual(old);
    }),
  );
});
