import fc from 'fast-check';
import { isSame } from '@/lib/admin/ledger/fields';
import { canonical } from '@/lib/catalogue/canonical';
import { forAll } from '@/tests/fixtures/for-all';

const asWritten = (a: unknown, b: unknown) => canonical(a ?? null) === canonical(b ?? null);
const parts = fc.constantFrom(undefined, null, 0, 1, '', 'a', [], {}, [1], { a: 1 }, { a: null }, { a: undefined });
const values = fc.oneof(
  parts,
  fc.array(parts, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'variants'), parts, { maxKeys: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b'), fc.array(parts, { maxLength: 2 }), { maxKeys: 2 }),
);

test('two values are the same where they would be written alike', () => {
  forAll(
    fc.property(values, values, (a, b) => {
      expect(isSame(a, b)).toBe(asWritten(a, b));
    }),
    5000,
  );
});

test('the order of names does not count, that of a list does', () => {
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame(JSON.parse('{"__proto__":1}'), {})).toBe(false);
});
