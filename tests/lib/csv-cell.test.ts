import fc from 'fast-check';
import { bareCell, guardedCell } from '@/lib/csv-cell';
import { forAll } from '@/tests/fixtures/for-all';

test.each(['=1', '+1', '-1', '@a', '\tx', '\rx'])('a spreadsheet takes %j for no formula', (cell) => {
  expect(guardedCell(cell)).toBe(`'${cell}`);
});

test('any cell comes back as it was', () => {
  forAll(
    fc.property(fc.string(), fc.constantFrom('', '=', "'", '-', "'="), (text, start) => {
      expect(bareCell(guardedCell(start + text))).toBe(start + text);
    }),
  );
});
