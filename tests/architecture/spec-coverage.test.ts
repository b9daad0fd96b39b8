import { existsSync, readFileSync } from 'node:fs';

/** A row of docs/spec-coverage.md: what was asked, where it is, and the tests that prove it. */
type Row = { asked: string; files: string[]; proofs: { file: string; title: string }[] };

function readRows(markdown: string): Row[] {
  const lines = markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:---|what was asked)/.test(line));
  return lines.map((line) => {
    const [asked = '', where = '', proved = ''] = line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim());
    return {
      asked,
      files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      proofs: [...proved.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title })),
    };
  });
}

/** Whether a test of the file has a title that begins so; behind it may stand the row of the table of faults. */
function hasTitle(file: string, title: string): boolean {
  const text = existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : '';
  return ["'", '"', '`'].some((quote) => text.includes(quote + title));
}

const rows = readRows(readFileSync('docs/spec-coverage.md', 'utf8'));

test('the specification is walked from its first section to its last', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test('every row says where and names a proof', () => {
  expect(rows.filter(({ files, proofs }) => files.length === 0 || proofs.length === 0)).toEqual([]);
});

test('every file that is named exists', () => {
  expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([]);
});

test('every test that is named exists', () => {
  const missing = rows.flatMap(({ proofs }) => proofs).filter(({ file, title }) => !hasTitle(file, title));
  expect(missing).toEqual([]);
});

test('a row is read with its files and proofs', () => {
  expect(readRows('| Asked. | `a.ts`, `b.ts` | `c.test.ts`: “one”; `d.test.ts`: “two” |')).toEqual([
    {
      asked: 'Asked.',
      files: ['a.ts', 'b.ts'],
      proofs: [
        { file: 'c.test.ts', title: 'one' },
        { file: 'd.test.ts', title: 'two' },
      ],
    },
  ]);
});

test('a title that no test has is missed', () => {
  expect(hasTitle('tests/components/stars.test.tsx', 'the number beside the stars is exact')).toBe(true);
  expect(hasTitle('tests/components/stars.test.tsx', 'number beside the stars')).toBe(false);
  expect(hasTitle('tests/components/no-such.test.tsx', 'anything')).toBe(false);
});
