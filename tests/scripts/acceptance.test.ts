/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { coverageFaults, coveragePage, readCoverage } from '@/scripts/acceptance/page';
import { readTests } from '@/scripts/acceptance/read-tests';

test('every kind of fault and bad input has a test that names it', () => {
  expect(coverageFaults(readTests())).toEqual([]);
});

test('docs/acceptance-coverage.md is what npm run acceptance writes', () => {
  expect(readFileSync('docs/acceptance-coverage.md', 'utf8')).toBe(coveragePage(readTests()));
});

test.each([
  ["test('a thing (row 7)', () => {})", [[7, 'a thing (row 7)']]],
  ["describe('row 12: ids', () => {})", [[12, 'row 12: ids']]],
  [
    'test(`%s stands (rows 1 and 31)`, () => {})',
    [
      [1, '%s stands (rows 1 and 31)'],
      [31, '%s stands (rows 1 and 31)'],
    ],
  ],
  ["test('rows that are equal', () => {})", []],
  ["const row = 'x'; const other = 'arrow 7';", []],
])('in %s', (text, expected) => {
  expect(readCoverage('a.test.ts', text).map(({ row, title }) => [row, title])).toEqual(expected);
});

test('a row without a test, and a number that is no row, are found', () => {
  const faults = coverageFaults([{ row: 99, file: 'a.test.ts', title: 'x (row 99)' }]);
  expect(faults).toContain('row 1 (`</script>`, `<!--`, U+2028 in any text) has no test');
  expect(faults).toContain('a.test.ts names row 99, which is none');
});
