import { readFileSync } from 'node:fs';
import { CHOICE_NAMES } from '@/lib/catalogue/choice';
import { UNITS } from '@/lib/catalogue/units';
import { HEAD_COLUMNS, LINE_COLUMNS } from '@/lib/request/csv';
import { toPayload } from '@/lib/request/payload';
import { BLANK_HEAD, EMPTY_LIST, MOST_LINES, MOST_OF_A_LINE } from '@/lib/request/request';
import { reviewList } from '@/lib/request/review';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { lineFor } from './lists';

const page = readFileSync('docs/desk.md', 'utf8');
const part = (heading: string) => page.split('\n## ').find((text) => text.startsWith(heading)) ?? '';
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

test('docs/desk.md names the columns of the CSV file, in their order', () => {
  const lines = part('The CSV file').split('\n');
  expect(lines).toContain(Object.values(LINE_COLUMNS).join(', '));
  expect(lines).toContain(Object.values(HEAD_COLUMNS).join(', '));
});

test('it names every field of what is sent, and no other', () => {
  const text = part('Sending it to the shop');
  const [row] = indexRowsOf({ model: 'A 1', price: 20 });
  if (!row) throw new Error('no product');
  const line = lineFor(row, { choice: {}, quantity: 2, person: 'A. Doe', note: 'soon' });
  const list = { ...EMPTY_LIST, lines: [line] };
  const payload = toPayload(list, reviewList(list, [row]));
  const fields = [...text.matchAll(/^- `(\w+)`: /gm)].map(([, field]) => field);
  expect(fields).toEqual(Object.keys(payload));
  const head = quoted(/^- `head`: .*$/m.exec(text)?.[0] ?? '');
  expect(head).toEqual(expect.arrayContaining(Object.keys(BLANK_HEAD)));
  const ofLine = quoted(/^A line has .*$/m.exec(text)?.[0] ?? '');
  expect([...new Set(ofLine)].sort()).toEqual([...Object.keys(payload.lines[0] ?? {}), ...CHOICE_NAMES].sort());
});

test('it names every unit of the comparison, and no other', () => {
  const named = quoted(/^Lengths .*$/m.exec(part('The comparison'))?.[0] ?? '');
  expect(named).toEqual(Object.keys(UNITS));
});

test('it names how much a list holds', () => {
  const text = part('The request list');
  expect(text).toContain(`from 1 to ${MOST_OF_A_LINE.toLocaleString('en')}`);
  expect(text).toContain(`at most ${MOST_LINES} lines`);
});
