import { productActions } from '@/lib/admin/products/product-actions';
import { FakeBrowser, raw, rowOf } from '../fake-browser';

const a = raw({ id: 'a' });

test('the changes of a product are told field by field against the published one', async () => {
  const tab = await new FakeBrowser().open();
  const { update, changesOf } = productActions(tab);
  await update('a', raw({ id: 'a', price: 12 }), a);
  expect(changesOf('a')).toEqual([{ field: 'price', from: 10, to: 12 }]);
});

test('several products get fields at once, or none of them does', async () => {
  const tab = await new FakeBrowser().open();
  const { changeProducts } = productActions(tab);
  const done = await changeProducts(['a', 'b'], ({ id }) => ({ price: id === 'a' ? 12 : 13, subcategory: undefined }));
  expect([done.ok, rowOf(tab, 'a')?.raw.price, rowOf(tab, 'b')?.raw.price]).toEqual([true, 12, 13]);
  const refused = await changeProducts(['a', 'b'], ({ id }) => ({ stock: id === 'a' ? 5 : -1 }));
  expect(refused).toMatchObject({ reason: 'invalid', problems: [{ id: 'b', field: 'stock' }] });
  expect(rowOf(tab, 'a')?.raw.stock).toBeUndefined();
});
