import type { LedgerItem } from '@/lib/admin/ledger/ledger';
import { markLive } from '@/lib/admin/ledger/mark-published';
import { addProduct, removeProducts, revertProducts, updateProduct } from '@/lib/admin/ledger/operations';
import { raw } from '../ledger/world';
import { type Operator, Shop } from './shop';

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

test('once the store is said to show a commit, the published catalogue counts', async () => {
  const { shop, operator, commit } = await published();
  await operator.ledger.applyChange(updateProduct('a', raw({ id: 'a', price: 15 }), raw({ id: 'a', price: 12 })));
  shop.change((all) => all.filter(({ id }) => id !== 'new'));
  await shop.build(operator);
  expect(states(operator)).toEqual(['a unpublished', 'b live', 'new published']);
  await operator.ledger.applyChange(markLive(commit));
  expect(states(operator)).toEqual(['a unpublished', 'b live']);
  expect(sentWith(operator, commit)).toEqual([]);
});

test('what was published outlives the tab, and a browser without a database', async () => {
  const { operator, commit } = await published();
  const before = operator.ledger.getSnapshot().rows;
  expect((await operator.world.open()).getSnapshot().rows).toEqual(before);
  operator.world.document.kept = undefined;
  expect((await operator.world.open()).getSnapshot().rows).toEqual(before);
  expect(before.map((row) => row.commit)).toEqual([commit, undefined, commit, commit]);
});

test('undoing edits goes back to what was published last, not behind it', async () => {
  const { operator } = await published();
  const before = states(operator);
  await operator.ledger.applyChange(updateProduct('a', raw({ id: 'a', price: 15 }), raw({ id: 'a', price: 12 })));
  await operator.ledger.applyChange(removeProducts(['new']));
  expect(states(operator)).not.toEqual(before);
  await operator.ledger.applyChange(revertProducts(['a', 'c', 'new']));
  expect(states(operator)).toEqual(before);
  expect(operator.row('a')?.raw.price).toBe(12);
});

test('somebody’s later change of what was published is followed, and one of what was edited since is a conflict', async () => {
  const { shop, operator } = await published();
  await operator.ledger.applyChange(updateProduct('new', raw({ id: 'new', stock: 3 }), raw({ id: 'new' })));
  shop.setFields('a', { price: 1 });
  shop.setFields('new', { stock: 9 });
  await shop.build(operator);
  expect(states(operator)).toEqual(['a live', 'b live', 'new conflict']);
  expect(operator.row('new')?.conflicts).toEqual([{ field: 'stock', mine: 3, theirs: 9 }]);
});
