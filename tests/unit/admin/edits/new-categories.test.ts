import { withFields } from '@/lib/admin/edits/fields';
import { addProducts, changeProducts, removeProducts } from '@/lib/admin/edits/operations';
import { FakeBrowser, raw, rowOf } from '../fake-browser';

const cap = raw({ id: 'cap', category: 'hats', categoryName: 'Hats & caps' });
const last = (tab: Awaited<ReturnType<FakeBrowser['open']>>) => tab.getSnapshot().categories.at(-1);
const HATS = { key: 'hats', name: 'Hats & caps' };

test('a category that a product brings is there in this tab, in a second one and after a reload, and goes with an undo', async () => {
  const world = new FakeBrowser();
  const [tab, other] = [await world.open(), await world.open()];
  const added = await tab.applyChange(addProducts([cap]));
  await world.notifyOthers(tab);
  expect([added.ok, last(tab), last(other), last(await world.open())]).toEqual([true, HATS, HATS, HATS]);
  if (added.ok) await added.undo?.();
  expect(last(tab)).not.toEqual(HATS);
});

test('it stays when another product came into it and the first one goes', async () => {
  const world = new FakeBrowser();
  const tab = await world.open();
  await tab.applyChange(addProducts([cap]));
  const moved = await tab.applyChange(changeProducts(['a'], (old) => withFields(old, { category: 'hats' })));
  await tab.applyChange(removeProducts(['cap']));
  expect([moved.ok, last(await world.open())]).toEqual([true, HATS]);
  expect(rowOf(tab, 'a')?.raw).toMatchObject({ category: 'hats', categoryName: 'Hats & caps' });
});

test('a key that nobody has named is refused', async () => {
  const tab = await new FakeBrowser().open();
  await tab.applyChange(addProducts([cap]));
  const move = (id: string) => tab.applyChange(changeProducts([id], (old) => withFields(old, { category: 'hatz' })));
  const refused = { ok: false, reason: 'invalid' };
  expect([await move('a'), await move('cap')]).toEqual([
    expect.objectContaining(refused),
    expect.objectContaining(refused),
  ]);
});
