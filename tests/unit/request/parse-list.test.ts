import fc from 'fast-check';
import { parseList } from '@/lib/request/parse-list';
import { MAX_LINES, parseQuantity } from '@/lib/request/request-list';
import { forAll } from '@/tests/fixtures/for-all';
import { anyList, line, listOf } from './request-lists';

const parse = (...lines: unknown[]) => parseList({ v: 1, details: {}, lines });

test('any stored list is parsed without changes', () => {
  forAll(
    fc.property(anyList, (list) => {
      expect(parseList(JSON.parse(JSON.stringify({ v: 1, ...list })))).toEqual({ list, errors: [] });
    }),
  );
});

test('each line of any data is a valid line or an error', () => {
  forAll(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.object())), fc.anything(), (lines, details) => {
      const found = parseList({ v: 1, details, lines });
      expect((found?.list.lines.length ?? 0) + (found?.errors.length ?? 0)).toBe(lines.length);
    }),
  );
});

test.each([undefined, null, 1, 'list', [], {}, { v: 1 }, { v: 2, details: {}, lines: [] }, { v: 1, lines: {} }])(
  '%j is not a list',
  (value) => {
    expect(parseList(value)).toBeUndefined();
  },
);

test('in a list of an older version `head` becomes `details`, and `person` is prepended to the note', () => {
  const lines = [
    { ...line({ id: 'a', note: 'Soon' }), person: 'Ann' },
    { ...line({ id: 'b' }), person: 'Ben' },
  ];
  const head = { organization: 'PD', phone: '555 0100', neededBy: '2026-12-01' };
  const found = parseList({ v: 1, head, lines })?.list;
  expect(found?.lines).toEqual([line({ id: 'a', note: 'Ann: Soon' }), line({ id: 'b', note: 'Ben' })]);
  expect(found?.details).toEqual({ ...listOf().details, organization: 'PD' });
});

test.each([
  [null, 'Line 1 cannot be read.'],
  [[], 'Line 1 cannot be read.'],
  [{ quantity: 1, price: 1 }, 'Line 1 has no product.'],
  [line({ product: 'x'.repeat(201) }), 'Line 1 has no product.'],
  [line({ quantity: 0 }), 'Line 1 has no quantity from 1 to 9999.'],
  [line({ quantity: 1.5 }), 'Line 1 has no quantity from 1 to 9999.'],
  [{ ...line(), quantity: '4' }, 'Line 1 has no quantity from 1 to 9999.'],
  [line({ price: -1 }), 'Line 1 has no valid price.'],
  [{ ...line(), price: null }, 'Line 1 has no valid price.'],
])('the invalid line %j is reported, and valid lines remain', (value, error) => {
  expect(parse(value, line({ id: 'b' }))).toMatchObject({ list: { lines: [{ id: 'b' }] }, errors: [error] });
});

test('unknown fields and values that are not strings are ignored', () => {
  const text = JSON.stringify({ ...line(), more: 1, choice: { size: 'L', color: 3, Hand: {} } });
  expect(parse(JSON.parse(text.replace('"more"', '"__proto__":{"polluted":1},"more"')))?.list.lines).toEqual([
    line({ choice: { size: 'L' } }),
  ]);
  expect('polluted' in {}).toBe(false);
});

test("a selection has at most two of a product's own options, with valid names", () => {
  const invalid = { constructor: 'a', ' Hand': 'b', ['x'.repeat(41)]: 'c', Cut: '' };
  const [found] = parse(line({ choice: { ...invalid, Hand: 'Left', size: 'L', Finish: 'd', More: 'e' } }))?.list
    .lines ?? [undefined];
  expect(found?.choice).toEqual({ size: 'L', Hand: 'Left', Finish: 'd' });
});

test('lines with a duplicate or invalid id get a new id; texts are truncated, but not within a character', () => {
  const long = line({ product: 'b', name: `${'x'.repeat(199)}🧥`, note: 'y'.repeat(600) });
  const lines = parse(line(), long, { ...line(), id: '<b>' })?.list.lines ?? [];
  expect([new Set(lines.map(({ id }) => id)).size, lines[0]?.id]).toEqual([3, 'line-1']);
  expect([lines[1]?.name, lines[1]?.note?.length]).toEqual(['x'.repeat(199), 500]);
});

test(`the number of lines after the first ${MAX_LINES} is reported`, () => {
  const lines = Array.from({ length: MAX_LINES + 7 }, (_, at) => line({ id: `${at}`, product: `p-${at}` }));
  expect(parse(...lines)).toMatchObject({
    list: { lines: { length: MAX_LINES } },
    errors: ['A list has at most 500 lines: the last 7 were left out.'],
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
])("the quantity '%s' is %s", (text, quantity) => expect(parseQuantity(text)).toBe(quantity));
