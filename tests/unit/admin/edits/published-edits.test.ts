import { publishableEdits } from '@/lib/admin/edits/edit';
import type { EditStore } from '@/lib/admin/edits/edit-store';
import {
  addProducts,
  changeProducts,
  markPublished,
  mergeEditsWithBranch,
  removeProducts,
  revertProducts,
} from '@/lib/admin/edits/operations';
import { type RawCatalogue, toPublishedCatalogue } from '@/lib/admin/edits/published-catalogue';
import { selectPublishable } from '@/lib/admin/edits/select-publishable';
import { catalogueOf, FakeBrowser, raw, rowOf } from '../fake-browser';

const COMMIT = 'c0ffee0';
const setPrice = (price: number) => changeProducts(['a'], (old) => ({ ...old, price }));
const [a, b] = [raw({ id: 'a', price: 10 }), raw({ id: 'b' })];

/** Publishes all edits of a tab to a branch. Returns the catalogue of the branch. */
async function publish(tab: EditStore, branch: RawCatalogue, during?: () => Promise<unknown>): Promise<RawCatalogue> {
  const before = await toPublishedCatalogue(branch);
  await tab.applyChange(mergeEditsWithBranch(before, 'head'), undefined, { isChecked: false });
  const { edits, catalogue } = await selectPublishable(publishableEdits(tab.current().edits), branch, undefined);
  await during?.();
  const after = await toPublishedCatalogue(catalogue);
  const ids = edits.map(({ id }) => id);
  await tab.applyChange(markPublished(ids, { commit: COMMIT, before, after }), undefined, { isChecked: false });
  return catalogue;
}

async function shop() {
  const browser = new FakeBrowser(catalogueOf(a, b));
  return { browser, tab: await browser.open(), site: browser.published as RawCatalogue };
}

test('published edits stay in the state published until the site shows them', async () => {
  const { browser, tab, site } = await shop();
  await tab.applyChange(setPrice(12));
  await tab.applyChange(addProducts([raw({ id: 'new' })]));
  await tab.applyChange(removeProducts(['b']));
  const branch = await publish(tab, site);
  expect(branch).toEqual(catalogueOf({ ...a, price: 12 }, raw({ id: 'new' })));
  const waiting = await browser.open();
  expect(waiting.getSnapshot().counts).toMatchObject({ published: 3, unpublished: 0 });
  expect(rowOf(waiting, 'a')).toMatchObject({ state: 'published', commit: COMMIT, raw: { price: 12 } });
  browser.published = branch;
  await waiting.reload();
  expect([waiting.getSnapshot().counts.published, waiting.current().edits.size]).toEqual([0, 0]);
});

test('an edit after publishing is unpublished, also after the site shows the published version', async () => {
  const { browser, tab, site } = await shop();
  await tab.applyChange(setPrice(12));
  const branch = await publish(tab, site);
  await tab.applyChange(setPrice(14));
  expect(rowOf(await browser.open(), 'a')).toMatchObject({ state: 'unpublished', raw: { price: 14 } });
  browser.published = branch;
  const visit = await browser.open();
  expect([rowOf(visit, 'a')?.state, rowOf(visit, 'a')?.raw.price]).toEqual(['unpublished', 14]);
  expect((await publish(visit, branch)).clothing?.products[0]).toMatchObject({ price: 14 });
});

test('an edit during publishing stays unpublished', async () => {
  const { tab, site } = await shop();
  await tab.applyChange(setPrice(12));
  const branch = await publish(tab, site, () => tab.applyChange(setPrice(14)));
  expect([branch.clothing?.products[0]?.price, rowOf(tab, 'a')?.state, rowOf(tab, 'a')?.raw.price]).toEqual([
    12,
    'unpublished',
    14,
  ]);
});

test('if an edit is reverted during publishing, the old value is an unpublished edit', async () => {
  const { tab, site } = await shop();
  await tab.applyChange(setPrice(12));
  const branch = await publish(tab, site, () => tab.applyChange(revertProducts(['a'])));
  expect(rowOf(tab, 'a')).toMatchObject({ state: 'unpublished', raw: { price: 10 } });
  expect((await publish(tab, branch)).clothing?.products[0]).toMatchObject({ price: 10 });
});

test('two publishes before a deployment become live one after the other', async () => {
  const { browser, tab, site } = await shop();
  await tab.applyChange(setPrice(12));
  const first = await publish(tab, site);
  await tab.applyChange(setPrice(14));
  const second = await publish(tab, first);
  browser.published = first;
  const visit = await browser.open();
  expect(rowOf(visit, 'a')).toMatchObject({ state: 'published', raw: { price: 14 } });
  browser.published = second;
  await visit.reload();
  expect(visit.current().edits.size).toBe(0);
});

test('a change by others on the branch is merged, and is not lost while the site is older', async () => {
  const { browser, tab, site } = await shop();
  await tab.applyChange(setPrice(12));
  const branch = await publish(tab, catalogueOf({ ...a, stock: 3 }, b));
  expect(branch.clothing?.products[0]).toMatchObject({ price: 12, stock: 3 });
  expect(rowOf(await browser.open(), 'a')).toMatchObject({ state: 'published', raw: { price: 12, stock: 3 } });
  expect(site).toEqual(browser.published);
});

test('a change of the same field on the branch is a conflict that stays while the site is older', async () => {
  const { browser, tab } = await shop();
  await tab.applyChange(setPrice(12));
  const branch = await publish(tab, catalogueOf({ ...a, price: 9 }, b));
  expect(branch.clothing?.products[0]).toMatchObject({ price: 9 });
  expect(rowOf(await browser.open(), 'a')).toMatchObject({
    state: 'conflict',
    conflicts: [{ field: 'price', mine: 12, theirs: 9 }],
  });
});

test('an edit that the branch already has counts as published', async () => {
  const { tab } = await shop();
  await tab.applyChange(setPrice(12));
  await publish(tab, catalogueOf({ ...a, price: 12 }, b));
  expect(rowOf(tab, 'a')).toMatchObject({ state: 'published', commit: 'head' });
});

test('a commit that was reverted on the host makes its edits unpublished again', async () => {
  const { tab, site } = await shop();
  await tab.applyChange(setPrice(12));
  await tab.applyChange(removeProducts(['b']));
  await publish(tab, site);
  const branch = await toPublishedCatalogue(site);
  await tab.applyChange(mergeEditsWithBranch(branch, 'reverted'), undefined, { isChecked: false });
  expect(tab.getSnapshot().counts).toMatchObject({ unpublished: 2, published: 0 });
});

test('only edits that a build rejects are left out, with the reason', async () => {
  const { tab, site } = await shop();
  await tab.applyChange(setPrice(12));
  await tab.applyChange(changeProducts(['b'], (old) => ({ ...old, oldPrice: 40 })));
  const branch = catalogueOf(a, { ...b, price: 50 });
  await tab.applyChange(mergeEditsWithBranch(await toPublishedCatalogue(branch), 'head'), undefined, {
    isChecked: false,
  });
  const { edits, leftOut } = await selectPublishable(publishableEdits(tab.current().edits), branch, undefined);
  expect([edits.map(({ id }) => id), leftOut]).toEqual([
    ['a'],
    [{ id: 'b', name: 'Plain Shirt', message: expect.stringContaining('Old price') }],
  ]);
  expect(site).toBeDefined();
});

test('a deletion is left out if a kit on the branch needs the product', async () => {
  const { tab } = await shop();
  await tab.applyChange(removeProducts(['b']));
  const branch = catalogueOf(a, b, raw({ id: 'kit', pieces: ['b'] }));
  const { leftOut } = await selectPublishable(publishableEdits(tab.current().edits), branch, undefined);
  expect(leftOut).toEqual([expect.objectContaining({ id: 'b', message: expect.stringContaining('kit') })]);
});
