import { sampleRows } from '../search/catalogues';
import { readerOf } from './knowledge';

const { resolve } = readerOf(sampleRows(60));

test.each([
  ['a megabyte of letters', 'a'.repeat(1_000_000)],
  ['a megabyte of line ends', '\n'.repeat(1_000_000)],
  ['digits without end', '1'.repeat(100_000)],
  ['quotes', '"'.repeat(100_000)],
  ['cells that no quote closes', ',"a""b'.repeat(100_000)],
  ['combining marks', `a${'\u0301'.repeat(100_000)}`],
  ['names of an object', '__proto__ constructor toString hasOwnProperty\nconstructor: 4\n__proto__\t4'],
])('%s is read within its limits', (_, text) => {
  const list = resolve(text);
  expect(list.length).toBeLessThanOrEqual(501);
  for (const { text: own } of list) expect(own.length).toBeLessThanOrEqual(300);
});

test('controls and marks that turn the direction of writing are taken out', () => {
  const [line] = resolve('\u202e4 \u0000shirts\u2066 for \u200bMiller\u0007');
  expect(line?.text).toBe('4 shirts for Miller');
});

test('an answer is plain data', () => {
  const list = resolve('4 shirts\nboots\nnothing at all\nqty\titem\n2\tsample-12');
  expect(structuredClone(list)).toEqual(list);
});
