import type { LedgerItem } from '@/lib/admin/ledger/ledger';
import { markLive, unmarkPublished } from '@/lib/admin/ledger/mark-published';
import { addProduct, removeProducts, revertProducts, updateProduct } from '@/lib/admin/ledger/operations';
import { holdsItems } from '@/lib/admin/publish/follow-publishes';
import { raw } from '../ledger/world';
import { CATALOGUE, type Operator, Shop } from './shop';

async function published() {
  const shop = new Shop();
  const operator = await shop.operator();
  await operator.ledger.applyChange(updateProduct('a', raw({ id: 'a', price: 12 }), raw({ id: 'a' })));
  await operator.ledger.applyChange(addProduct(raw({ id: 'new' })));
  await operator.ledger.applyChange(removeProducts(['c']));
  await operator.publish();
  return { shop, operator, commit: shop.repository.head };
}
const sentWith = ({ ledger }: Operator, commit: string): LedgerItem[] =>
  ledger.current().ledger.items.filter(({ publishedWith }) => publishedWith === commit);
const states = (operator: Operator) => operator.ledger.getSnapshot().rows.map(({ id, state }) => `${id} ${state}`);

test('a catalogue holds what was published, or does not yet, whatever was edited since (row 48)', async () => {
  const { shop, operator, commit } = await published();
  const items = () => sentWith(operator, commit);
  expect(items().map(({ id }) => id)).toEqual(['a', 'c', 'new']);
  const first = JSON.parse(shop.repository.read(CATALOGUE, shop.repository.log.at(-1)?.id));
  expect([holdsItems(first, items()), holdsItems(shop.catalogue, items())]).toEqual([false, true]);
  await operator.ledger.applyChange(updateProduct('a', raw({ id: 'a', price: 15 }), raw({ id: 'a', price: 12 })));
  expect([holdsItems(first, items()), holdsItems(shop.catalogue, items())]).toEqual([false, true]);
  shop.setFields('b', { price: 1 });
  expect(holdsItems(shop.catalogue, items())).toBe(true);
  shop.setFields('a', { price: 1 });
  expect(holdsItems(shop.catalogue, items())).toBe(false);
});

test('what went with a commit that was taken away counts as unpublished again (row 48)', async () => {
  const { operator, commit } = await published();
  expect(await operator.ledger.applyChange(unmarkPublished(commit))).toMatchObject({ ok: true });
  expect(states(operator)).toEqual(['a unpublished', 'b live', 'c unpublished', 'new unpublished']);
  expect(sentWith(operator, commit)).toEqual([]);
});

test('an edit back to what the store shows is none any more without the commit before it', async () => {
  const { operator, commit } = await published();
  await operator.ledger.applyChange(updateProduct('a', raw({ id: 'a' }), raw({ id: 'a', price: 12 })));
  expect(states(operator)[0]).toBe('a unpublished');
  await operator.ledger.applyChange(unmarkPublished(commit));
  expect(states(operator)[0]).toBe('a live');
});

test('once the store is said to show a commit, the published catalogue counts (row 48)', async () => {
  const { shop, operator, commit } = await published();
  await operator.ledger.applyChange(updateProduct('a', raw({ id: 'a', price: 15 }), raw({ id: 'a', price: 12 })));
  shop.change((all) => all.filter(({ id }) => id !== 'new'));
  await shop.build(operator);
  expect(states(operator)).toEqual(['a unpublished', 'b live', 'new published']);
  await operator.ledger.applyChange(markLive(commit));
  expect(states(operator)).toEqual(['a unpublished', 'b live']);
  expect(sentWith(operator, commit)).toEqual([]);
});

test('what was published outlives the tab, and a browser without a database (row 48)', async () => {
  const { operator, commit } = await published();
  const before = operator.ledger.getSnapshot().rows;
  expect((await operator.world.open()).getSnapshot().rows).toEqual(before);
  operator.world.document.kept = undefined;
  expect((await operator.world.open()).getSnapshot().rows).toEqual(before);
  expect(before.map((row) => row.commit)).toEqual([commit, undefined, commit, commit]);
});

test('undoing edits goes back to what was published last, not behind it (row 48)', async () => {
  const { operator } = await published();
  const before = states(operator);
  await operator.ledger.applyChange(updateProduct('a', raw({ id: 'a', price: 15 }), raw({ id: 'a', price: 12 })));
  await operator.ledger.applyChange(removeProducts(['new']));
  expect(states(operator)).not.toEqual(before);
  await operator.ledger.applyChange(revertProducts(['a', 'c', 'new']));
  expect(states(operator)).toEqual(before);
  expect(operator.row('a')?.raw.price).toBe(12);
});

test('somebody’s later change of what was published is followed, and one of what was edited since is a conflict (row 48)', async () => {
  const { shop, operator } = await published();
  await operator.ledger.applyChange(updateProduct('new', raw({ id: 'new', stock: 3 }), raw({ id: 'new' })));
  shop.setFields('a', { price: 1 });
  shop.setFields('new', { stock: 9 });
  await shop.build(operator);
  expect(states(operator)).toEqual(['a live', 'b live', 'new conflict']);
  expect(operator.row('new')?.conflicts).toEqual([{ field: 'stock', mine: 3, theirs: 9 }]);
});

test.each<[string, object]>([
  ['a commit that is none', { w: 7 }],
  ['values that are no lists', { y: { price: 12 } }],
  ['values without one', { y: { price: [] } }],
])('a stored item with %s is none, and the list that holds it is set aside', async (_, broken) => {
  const { operator } = await published();
  const list = JSON.parse(operator.world.text ?? '');
  operator.world.storage.setItem(
    'sp:catalogue',
    JSON.stringify({ ...list, items: [{ ...list.items[0], ...broken }, ...list.items.slice(1)] }),
  );
  operator.world.document.kept = undefined;
  const { rows, setAside } = (await operator.world.open()).getSnapshot();
  expect([rows.find(({ id }) => id === 'a')?.state, setAside.length]).toEqual(['live', 1]);
});
