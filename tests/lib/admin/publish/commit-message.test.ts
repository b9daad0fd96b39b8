import type { AppliedField } from '@/lib/admin/change-set/apply-op';
import { commitMessage } from '@/lib/admin/publish/commit-message';

const change = (op: AppliedField['op'], id: string, field = 'product', name = `Name ${id}`): AppliedField => ({
  ...{ op, id, name, field, from: undefined, to: undefined },
});
const title = (...fields: AppliedField[]) => commitMessage(fields).split('\n')[0];

test.each<[string, AppliedField[]]>([
  ['Change price of Name a', [change('update', 'a', 'price')]],
  ['Change price and stock of Name a', [change('update', 'a', 'price'), change('update', 'a', 'stock')]],
  ['Change price of 2 products', [change('update', 'a', 'price'), change('update', 'b', 'price')]],
  ['Add Name n', [change('add', 'n')]],
  ['Delete 2 products', [change('delete', 'a'), change('delete', 'b')]],
  [
    'Change price of 3 products, add 2',
    [...['a', 'b', 'c'].map((id) => change('update', id, 'price')), change('add', 'd'), change('add', 'e')],
  ],
  ['Change price of 1 product, delete 1', [change('update', 'a', 'price'), change('delete', 'b')]],
  ['Change Name a', ['price', 'stock', 'name', 'brand'].map((field) => change('update', 'a', field))],
  ['Change 1 product', [change('update', 'a', 'price', 'x'.repeat(200))]],
  ['Add pictures', []],
])('the title says what was changed: %s', (expected, fields) => {
  expect(title(...fields)).toBe(expected);
});

test('no title is longer than 72 characters, whatever the names', () => {
  expect(commitMessage([], 'y'.repeat(100)).split('\n')[0]).toBe(`${'y'.repeat(71)}…`);
});

test('a line break in a name starts no other line', () => {
  expect(commitMessage([change('add', 'a', 'product', 'Two\nlines')])).toBe('Add Two lines\n\nAdded Two lines (a)');
});

test('the body has a line for each of fifty products, and how many more there are', () => {
  const fields = Array.from({ length: 53 }, (_, at) => change('update', `p-${at}`, 'price'));
  const lines = commitMessage(fields).split('\n');
  expect([lines[2], lines.length, lines.at(-2), lines.at(-1)]).toEqual([
    ...['Changed Name p-0 (p-0): Price', 53],
    ...['Changed Name p-49 (p-49): Price', 'and 3 more'],
  ]);
});
