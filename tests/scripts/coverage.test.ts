/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { coverageFaults, coveragePage, readProofs } from '@/scripts/coverage/page';
import { readTests } from '@/scripts/coverage/read-tests';

test('every section of the specification and every kind of fault has a test that names it', () => {
  expect(coverageFaults(readTests())).toEqual([]);
});

test('docs/coverage.md is what npm run coverage writes', () => {
  expect(readFileSync('docs/coverage.md', 'utf8')).toBe(coveragePage(readTests()));
});

test.each([
  ["test('a thing (row 7)', () => {})", ['row 7']],
  ["test('a thing (row 7, spec 4 and 5)', () => {})", ['row 7', 'spec 4', 'spec 5']],
  ["describe('row 12: ids', () => {})", ['row 12']],
  ['test(`%s stands (rows 1 and 31)`, () => {})', ['row 1', 'row 31']],
  ['test("a men\'s size (spec 9)", () => {})', ['spec 9']],
  ["test('rows that are equal', () => {})", []],
  ["const row = 'x'; const other = 'arrow 7';", []],
])('in %s', (text, expected) => {
  expect(readProofs('a.test.ts', text).map(({ kind, number }) => `${kind} ${number}`)).toEqual(expected);
});

test('what no test names, and what nobody asked, are found', () => {
  const faults = coverageFaults([{ kind: 'row', number: 99, file: 'a.test.ts', title: 'x (row 99)' }]);
  expect(faults).toContain('row 1 (`</script>`, `<!--`, U+2028 in any text) has no test');
  expect(faults).toContain('spec 2 (screens and routes) has no test');
  expect(faults).toContain('a.test.ts names row 99, which is none');
});
