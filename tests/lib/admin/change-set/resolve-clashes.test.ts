import { applyChangeSet, applying } from '@/lib/admin/change-set/apply';
import type { RawCatalogue } from '@/lib/admin/change-set/catalogue-draft';
import type { ChangeSet } from '@/lib/admin/change-set/change-set';
import type { Choices } from '@/lib/admin/change-set/clash';
import { resolveClashes } from '@/lib/admin/change-set/resolve-clashes';
import { finishSteps } from '@/lib/steps';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';

const there = (...rows: object[]) => rawCatalogue({ clothing: rows as [] }) as RawCatalogue;
const set = (...ops: object[]) => ({ format: 1, base: { hash: 'x' }, ops, files: [] }) as unknown as ChangeSet;
const a = row({ id: 'a' });
const b = row({ id: 'b' });

/** A merge that is settled and tried again: its clashes before, and the products after. */
function settled(catalogue: RawCatalogue, changes: ChangeSet, choices: Choices, body?: object) {
  const { clashes } = finishSteps(applying(catalogue, changes, () => body as never)).report;
  const result = applyChangeSet(catalogue, resolveClashes(changes, clashes, choices));
  return { clashes, status: result.report.status, products: result.catalogue.clothing?.products };
}

const dearer = set({
  ...{ op: 'update', id: 'a', baseHash: 'x' },
  set: { price: 12, stock: 3 },
  was: { price: 9, stock: null },
});

test('a clash has the values of both sides and what it was', () => {
  const { clashes } = settled(there(a), dearer, {});
  expect(clashes).toEqual([{ id: 'a', name: 'Plain Shirt', field: 'price', was: 9, mine: 12, theirs: 10 }]);
});

test.each<['mine' | 'theirs', number]>([
  ['mine', 12],
  ['theirs', 10],
])('of a field %s stays, and the other fields go on', (side, price) => {
  const { status, products } = settled(there(a), dearer, { a: { price: side } });
  expect([status, products]).toEqual(['applied', [{ ...a, price, stock: 3 }]]);
});

test('what nobody decided on clashes again', () => {
  expect(settled(there(a), dearer, { a: { stock: 'mine' }, b: { price: 'mine' } }).status).toBe('conflict');
});

const added = row({ id: 'a', price: 99, stock: 1 });
test.each<[string, RawCatalogue, object, object | undefined, object[]]>([
  ['changed here and gone there is added whole again', there(b), { ...dearer.ops[0] }, added, [b, added]],
  [
    'to be added but there already is what it is here',
    there(a, b),
    { op: 'add', id: 'a', product: added },
    undefined,
    [added, b],
  ],
  ['deleted here and changed there goes', there(a, b), { op: 'delete', id: 'a', baseHash: 'old' }, undefined, [b]],
])('a product that is %s where mine stays, and as it is there where theirs does', (_, catalogue, op, body, mine) => {
  const { clashes, status, products } = settled(catalogue, set(op), { a: { product: 'mine' } }, body);
  expect(clashes.map(({ id, field }) => [id, field])).toEqual([['a', 'product']]);
  expect([status, products]).toEqual(['applied', mine]);
  expect(settled(catalogue, set(op), { a: { product: 'theirs' } }, body)).toMatchObject({
    status: 'unchanged',
    products: catalogue.clothing?.products,
  });
});

test('a deletion stands on what was shown: another change since clashes again', () => {
  const changes = set({ op: 'delete', id: 'a', baseHash: 'old' });
  const { clashes } = applyChangeSet(there(a, b), changes).report;
  const next = resolveClashes(changes, clashes, { a: { product: 'mine' } });
  expect(applyChangeSet(there({ ...a, price: 50 }, b), next).report.status).toBe('conflict');
});

test('a merge that is not valid as a whole has a sentence and no clash', () => {
  const changes = set({ op: 'update', id: 'a', baseHash: 'x', set: { price: -1 }, was: { price: 10 } });
  const { status, problems, clashes } = applyChangeSet(there(a), changes).report;
  expect([status, problems.length, clashes]).toEqual(['invalid', 1, []]);
});
