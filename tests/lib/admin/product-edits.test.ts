import { productEdits } from '@/lib/admin/product-edits';
import { raw, rowOf, World } from './ledger/world';

const a = raw({ id: 'a' });

test('the changes of a product are told field by field against the published one', async () => {
  const tab = await new World().open();
  const { update, changesOf } = productEdits(tab);
  await update('a', raw({ id: 'a', price: 12 }), a);
  expect(changesOf('a')).toEqual([{ field: 'price', from: 10, to: 12 }]);
});

test('a price that is raised over the old one is no discount any more, and what has none stays so', async () => {
  const tab = await new World().open();
  const { update, changePrice } = productEdits(tab);
  await update('a', raw({ id: 'a', price: 10, oldPrice: 11 }), a);
  await update('b', raw({ id: 'b', price: 0 }), raw({ id: 'b' }));
  await changePrice(['a', 'b'], 20);
  expect([rowOf(tab, 'a')?.raw, rowOf(tab, 'b')?.raw.price]).toEqual([raw({ id: 'a', price: 12 }), 0]);
});

test('products that go to no subcategory have none', async () => {
  const tab = await new World().open();
  await productEdits(tab).setCategory(['a'], 'duty', 'Belts');
  await productEdits(tab).setCategory(['a'], 'badges', '');
  expect(rowOf(tab, 'a')?.raw).toEqual(raw({ id: 'a', category: 'badges' }));
});
