import { withFields } from '@/lib/admin/edits/fields';
import { addProducts, changeProducts, removeProducts } from '@/lib/admin/edits/operations';
import { FakeBrowser, raw, rowOf } from '../fake-browser';

const cap = raw({ id: 'cap', category: 'hats', categoryName: 'Hats & caps' });
const last = (tab: Awaited<ReturnType<FakeBrowser['open']>>) => tab.getSnapshot().categories.at(-1);
const HATS = { key: 'hats', name: 'Hats & caps' };

test('a new category of a product exists in all tabs and after a reload, and an undo removes it', async () => {
  const browser = new FakeBrowser();
  const [tab, other] = [await browser.open(), await browser.open()];
  const added = await tab.applyChange(addProducts([cap]));
  await browser.notifyOthers(tab);
  expect([added.ok, last(tab), last(other), last(await browser.open())]).toEqual([true, HATS, HATS, HATS]);
  if (added.ok) await added.undo?.();
  expect(last(tab)).not.toEqual(HATS);
});

test('a new category stays if another product was moved to it and the first one is deleted', async () => {
  const browser = new FakeBrowser();
  const tab = await browser.open();
  await tab.applyChange(addProducts([cap]));
  const moved = await tab.applyChange(changeProducts(['a'], (old) => withFields(old, { category: 'hats' })));
  await tab.applyChange(removeProducts(['cap']));
  expect([moved.ok, last(await browser.open())]).toEqual([true, HATS]);
  expect(rowOf(tab, 'a')?.raw).toMatchObject({ category: 'hats', categoryName: 'Hats & caps' });
});

test('a category key without a name is rejected', async () => {
  const tab = await new FakeBrowser().open();
  await tab.applyChange(addProducts([cap]));
  const move = (id: string) => tab.applyChange(changeProducts([id], (old) => withFields(old, { category: 'hatz' })));
  const refused = { ok: false, reason: 'invalid' };
  expect([await move('a'), await move('cap')]).toEqual([
    expect.objectContaining(refused),
    expect.objectContaining(refused),
  ]);
});
