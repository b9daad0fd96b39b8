import { markLive } from '@/lib/admin/ledger/mark-published';
import { addProduct, removeProducts } from '@/lib/admin/ledger/operations';
import { bundleOf, raw } from '../ledger/world';
import { CATALOGUE, Shop, textOf } from './shop';

/** A price, an addition and a deletion, published with one commit. */
async function published() {
  const shop = new Shop();
  const operator = await shop.operator();
  await operator.edit('a', { price: 12 });
  await operator.ledger.applyChange(addProduct(raw({ id: 'new', name: 'Gloves' })));
  await operator.ledger.applyChange(removeProducts(['c']));
  await operator.publish();
  return { shop, operator, commit: shop.repository.head };
}

test('a publish is put back: fields, additions and deletions, with a commit that says so', async () => {
  const { shop, operator, commit } = await published();
  const before = shop.repository.read(CATALOGUE, shop.repository.commits.get(commit)?.parent);
  expect(await operator.putBack(commit)).toMatchObject({ kind: 'published', isNew: true, isNoted: true });
  expect(shop.catalogue).toEqual(JSON.parse(before));
  expect(shop.repository.log[0]?.message).toMatch(/^Put back: Change price of 1 product, add 1, delete 1\n\n/);
});

test.each<[string, boolean]>([
  ['before the store shows it', false],
  ['once the store shows it', true],
])('what was put back %s is not published again, and is live in the end', async (_, isBuilt) => {
  const { shop, operator, commit } = await published();
  if (isBuilt) await shop.build(operator);
  const outcome = await operator.putBack(commit);
  expect(await operator.publish()).toMatchObject({ kind: 'nothing' });
  await shop.build(operator);
  if (outcome.kind === 'published') await operator.ledger.applyChange(markLive(outcome.commit));
  expect(operator.open).toEqual([]);
  expect(operator.ledger.getSnapshot().rows.map(({ id, state, raw: { price } }) => [id, state, price])).toEqual([
    ['a', 'live', 10],
    ['b', 'live', 10],
    ['c', 'live', 10],
  ]);
});

test('what was edited since stays, and is published upon what was put back', async () => {
  const { shop, operator, commit } = await published();
  await operator.edit('a', { price: 15 });
  await operator.putBack(commit);
  expect(operator.row('a')).toMatchObject({ state: 'unpublished', raw: { price: 15 } });
  expect(await operator.publish()).toMatchObject({ kind: 'published', items: ['a'] });
  expect(shop.product('a')?.price).toBe(15);
});

test('what somebody has changed since is merged with, or shown with both values', async () => {
  const { shop, operator, commit } = await published();
  shop.setFields('a', { stock: 3 });
  shop.setFields('new', { price: 1 });
  const clash = await operator.putBack(commit);
  expect(clash).toMatchObject({
    kind: 'clash',
    clashes: [{ id: 'new', field: 'product', mine: undefined, theirs: 'Gloves' }],
  });
  if (clash.kind !== 'clash') return;
  const decided = { clashes: clash.clashes, choices: { new: { product: 'mine' as const } } };
  expect(await operator.putBack(commit, { decided })).toMatchObject({ kind: 'published' });
  expect([shop.product('a'), shop.product('new')]).toEqual([raw({ id: 'a', stock: 3 }), undefined]);
});

test('a product does not come back without its picture', async () => {
  const path = `/uploads/${'a'.repeat(64)}.webp`;
  const file = path.replace('/uploads/', 'public/uploads/');
  const shop = new Shop(bundleOf(raw({ id: 'a', image_links: [path] }), raw({ id: 'b' })), { [file]: 'picture' });
  const operator = await shop.operator();
  await operator.ledger.applyChange(removeProducts(['a']));
  await operator.publish();
  const commit = shop.repository.head;
  shop.repository.commits.set('bare', {
    ...{ id: 'bare', parent: commit, message: 'No pictures' },
    files: new Map([[CATALOGUE, new TextEncoder().encode(textOf(shop.catalogue))]]),
  });
  shop.repository.head = 'bare';
  expect(await operator.putBack(commit)).toMatchObject({
    kind: 'refused',
    problems: [
      `Plain Shirt: The picture ${path} is neither in this browser nor in the repository. Add it again, or take it out.`,
    ],
  });
  shop.repository.head = commit;
  expect(await operator.putBack(commit)).toMatchObject({ kind: 'published' });
  expect(shop.product('a')?.image_links).toEqual([path]);
});
