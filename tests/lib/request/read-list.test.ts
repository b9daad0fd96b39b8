import fc from 'fast-check';
import { readList } from '@/lib/request/read-list';
import { MOST_LINES } from '@/lib/request/request';
import { forAll } from '@/tests/fixtures/for-all';
import { anyList, line, listOf } from './lists';

const read = (...lines: unknown[]) => readList({ v: 1, head: {}, lines });

test('a list is read as it was kept', () => {
  forAll(
    fc.property(anyList, (list) => {
      expect(readList(JSON.parse(JSON.stringify({ v: 1, ...list })))).toEqual({ list, faults: [] });
    }),
  );
});

test('anything else is no list, or one in which all lines are bounded and numbered', () => {
  forAll(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.object())), fc.anything(), (lines, head) => {
      const found = readList({ v: 1, head, lines });
      expect((found?.list.lines.length ?? 0) + (found?.faults.length ?? 0)).toBe(lines.length);
    }),
  );
});

test.each([undefined, null, 1, 'list', [], {}, { v: 1 }, { v: 2, head: {}, lines: [] }, { v: 1, lines: {} }])(
  '%j is no list',
  (value) => {
    expect(readList(value)).toBeUndefined();
  },
);

test.each([
  [null, 'Line 1 cannot be read.'],
  [[], 'Line 1 cannot be read.'],
  [{ quantity: 1, price: 1 }, 'Line 1 names no product.'],
  [line({ product: 'x'.repeat(201) }), 'Line 1 names no product.'],
  [line({ quantity: 0 }), 'Line 1 has no quantity from 1 to 9999.'],
  [line({ quantity: 1.5 }), 'Line 1 has no quantity from 1 to 9999.'],
  [{ ...line(), quantity: '4' }, 'Line 1 has no quantity from 1 to 9999.'],
  [line({ price: -1 }), 'Line 1 has no price that can be read.'],
  [{ ...line(), price: null }, 'Line 1 has no price that can be read.'],
])('of a line %j it is said why it cannot be read', (value, message) => {
  expect(read(value, line({ id: 'b' }))).toMatchObject({
    list: { lines: [{ id: 'b' }] },
    faults: [{ at: 1, message }],
  });
});

test('unknown fields and picks that are no text are passed over', () => {
  const text = JSON.stringify({ ...line(), more: 1, choice: { size: 'L', color: 3, Hand: {} } });
  expect(read(JSON.parse(text.replace('"more"', '"__proto__":{"polluted":1},"more"')))?.list.lines).toEqual([
    line({ choice: { size: 'L' } }),
  ]);
  expect('polluted' in {}).toBe(false);
});

test("at most two picks are of a product's own options, and their names are bounded", () => {
  const choice = {
    constructor: 'a',
    ' Hand': 'b',
    ['x'.repeat(41)]: 'c',
    Hand: 'Left',
    size: 'L',
    Cut: '',
    Finish: 'd',
  };
  const [found] = read(line({ choice: { ...choice, More: 'e' } }))?.list.lines ?? [];
  expect(found?.choice).toEqual({ size: 'L', Hand: 'Left', Finish: 'd' });
});

test('lines with one id get one each', () => {
  const ids = read(line(), line({ product: 'b' }), { ...line(), id: '<b>' })?.list.lines.map(({ id }) => id);
  expect([ids?.length, new Set(ids).size, ids?.[0]]).toEqual([3, 3, 'line-1']);
});

test('texts are bounded, and half a character is none', () => {
  const [found] =
    read(line({ name: `${'x'.repeat(199)}🧥`, person: 'Ann\uD83E', note: 'y'.repeat(600) }))?.list.lines ?? [];
  expect([found?.name, found?.person, found?.note?.length]).toEqual(['x'.repeat(199), 'Ann', 500]);
});

test(`of more than ${MOST_LINES} lines the others are counted`, () => {
  const { lines } = listOf(...Array.from({ length: MOST_LINES + 7 }, (_, index) => ({ product: `p-${index}` })));
  const found = read(...lines);
  expect([found?.list.lines.length, found?.faults]).toEqual([
    MOST_LINES,
    [{ at: 501, message: 'From line 501 on, 7 lines did not fit: a list has at most 500.' }],
  ]);
});
