import { productActions } from '@/lib/admin/products/product-actions';
import { FakeBrowser, raw, rowOf } from '../fake-browser';

const a = raw({ id: 'a' });

test('the changes of a product are the fields that differ from the published product', async () => {
  const tab = await new FakeBrowser().open();
  const { update, changesOf } = productActions(tab);
  await update('a', raw({ id: 'a', price: 12 }), a);
  expect(changesOf('a')).toEqual([{ field: 'price', from: 10, to: 12 }]);
});

test('fields of several products are changed in all of them or in none', async () => {
  const tab = await new FakeBrowser().open();
  const { changeProducts } = productActions(tab);
  const done = await changeProducts(['a', 'b'], ({ id }) => ({ price: id === 'a' ? 12 : 13, subcategory: undefined }));
  expect([done.ok, rowOf(tab, 'a')?.raw.price, rowOf(tab, 'b')?.raw.price]).toEqual([true, 12, 13]);
  const failed = await changeProducts(['a', 'b'], ({ id }) => ({ stock: id === 'a' ? 5 : -1 }));
  expect(failed).toMatchObject({ reason: 'invalid', problems: [{ id: 'b', field: 'stock' }] });
  expect(rowOf(tab, 'a')?.raw.stock).toBeUndefined();
});
