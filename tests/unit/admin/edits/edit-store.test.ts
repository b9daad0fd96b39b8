import {
  addProducts,
  changeProducts,
  removeProducts,
  resolveConflicts,
  restoreProducts,
  revertProducts,
  updateProducts,
} from '@/lib/admin/edits/operations';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { catalogueOf, FakeBrowser, presentIds, raw, rowOf } from '../fake-browser';

const a = raw({ id: 'a' });
const update = (id: string, to: RawProduct, before: RawProduct) => updateProducts(new Map([[id, { raw: to, before }]]));
const setPrice = (price: number, id = 'a') => changeProducts([id], (old) => ({ ...old, price }));
const many = (count: number) => Array.from({ length: count }, (_, index) => raw({ id: `p-${index}` }));
const storageOf = ({ copy, document }: FakeBrowser) => JSON.stringify([copy, document.stored]);

test('the first visit stores the product list under one key', async () => {
  const browser = new FakeBrowser();
  await browser.open();
  expect(JSON.parse(browser.copy ?? '')).toMatchObject({
    v: 2,
    rev: 1,
    products: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  });
});

test.each([
  ['an HTML page', '<!doctype html>'],
  ['no products', {}],
  ['no connection', new TypeError('offline')],
])('with %s instead of a catalogue, opening fails and the stored edits do not change', async (_, published) => {
  const browser = new FakeBrowser();
  await (await browser.open()).applyChange(setPrice(5));
  const before = storageOf(browser);
  await expect(new FakeBrowser(published).open()).rejects.toThrow();
  browser.published = published;
  await expect(browser.open()).rejects.toThrow();
  expect(storageOf(browser)).toBe(before);
});

describe('changes', () => {
  test('are unpublished and saved for the next visit', async () => {
    const browser = new FakeBrowser();
    await (await browser.open()).applyChange(update('a', raw({ id: 'a', price: 5 }), a));
    expect(rowOf(await browser.open(), 'a')).toMatchObject({ state: 'unpublished', kind: 'edited', raw: { price: 5 } });
  });

  test('a deleted product keeps its position, and is restored with its edits', async () => {
    const tab = await new FakeBrowser().open();
    await tab.applyChange(setPrice(5));
    await tab.applyChange(removeProducts(['a']));
    expect(tab.getSnapshot().rows[0]).toMatchObject({ id: 'a', isDeleted: true, raw: { price: 5 } });
    await tab.applyChange(restoreProducts(['a']));
    expect(rowOf(tab, 'a')).toMatchObject({ isDeleted: false, kind: 'edited', raw: { price: 5 } });
  });

  test('a product that a kit needs cannot be deleted without the kit', async () => {
    const tab = await new FakeBrowser(catalogueOf(raw({ id: 'kit', pieces: ['a'] }), raw({ id: 'a' }))).open();
    expect(await tab.applyChange(removeProducts(['a']))).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await tab.applyChange(removeProducts(['a', 'kit']))).toMatchObject({ ok: true });
  });

  test('a new product is at the end, and its id must be unique', async () => {
    const tab = await new FakeBrowser().open();
    await tab.applyChange(addProducts([raw({ id: 'new' })]));
    expect(tab.getSnapshot().rows.at(-1)).toMatchObject({ id: 'new', kind: 'new', state: 'unpublished' });
    expect(await tab.applyChange(addProducts([raw({ id: 'a' })]))).toMatchObject({ ok: false, reason: 'invalid' });
  });

  test.each([
    ['of an unknown product', update('x', a, a), 'not-found'],
    ['that make a product invalid', setPrice(-1), 'invalid'],
    [
      'that make one of several products invalid',
      changeProducts(['a', 'b'], (old) => ({ ...old, price: old.id === 'b' ? -1 : 5 })),
      'invalid',
    ],
  ] as const)('%s fail and change nothing', async (_, change, reason) => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    const before = [storageOf(browser), tab.getSnapshot().rows];
    expect(await tab.applyChange(change)).toMatchObject({ ok: false, reason });
    expect([storageOf(browser), tab.getSnapshot().rows]).toEqual(before);
  });

  test('can be reverted; that removes a new product. The published value also removes the edit', async () => {
    const tab = await new FakeBrowser().open();
    await tab.applyChange(setPrice(5));
    await tab.applyChange(addProducts([raw({ id: 'new' })]));
    await tab.applyChange(revertProducts(['a', 'new']));
    expect([rowOf(tab, 'a')?.state, rowOf(tab, 'new')]).toEqual(['live', undefined]);
    await tab.applyChange(setPrice(5));
    await tab.applyChange(setPrice(a.price));
    expect(rowOf(tab, 'a')).toMatchObject({ state: 'live', kind: 'same' });
  });

  test('can be cancelled, and change nothing then', async () => {
    const tab = await new FakeBrowser(catalogueOf(...many(3000))).open();
    const stop = new AbortController();
    const taskOptions = { signal: stop.signal, onProgress: () => stop.abort() };
    const change = changeProducts(presentIds(tab), (old) => ({ ...old, price: 5 }));
    expect(await tab.applyChange(change, taskOptions)).toEqual({ ok: false, reason: 'cancelled' });
    expect(tab.getSnapshot().counts.unpublished).toBe(0);
  });
});

describe('Undo', () => {
  test.each([
    ['an edit', setPrice(5)],
    ['a deletion', removeProducts(['a', 'c'])],
    ['an addition', addProducts([raw({ id: 'new' })])],
    ['a bulk change', changeProducts(['a', 'b'], (old) => ({ ...old, stock: 3 }))],
  ])('of %s restores the previous state exactly', async (_, change) => {
    const tab = await new FakeBrowser().open();
    const before = tab.getSnapshot().rows;
    const done = await tab.applyChange(change);
    if (done.ok) await done.undo?.();
    expect([done.ok, tab.getSnapshot().rows]).toEqual([true, before]);
  });

  test('fails if the product has changed since', async () => {
    const tab = await new FakeBrowser().open();
    const done = await tab.applyChange(setPrice(5));
    await tab.applyChange(setPrice(6));
    expect(done.ok && (await done.undo?.())).toMatchObject({ ok: false, reason: 'conflict' });
    expect(rowOf(tab, 'a')?.raw.price).toBe(6);
  });
});

describe('storage', () => {
  test.each<[string, (browser: FakeBrowser) => unknown]>([
    ['localStorage', ({ storage, copy }) => Object.assign(storage, { limit: (copy?.length ?? 0) + 10 })],
    ['the database', ({ document }) => Object.assign(document, { isFull: true })],
  ])('if %s is full, a change fails without effect, and later changes work', async (_, fill) => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    await tab.applyChange(setPrice(5));
    const before = [storageOf(browser), tab.getSnapshot().rows];
    fill(browser);
    const lengthen = changeProducts(['b'], (old) => ({ ...old, description: 'x'.repeat(5000) }));
    expect(await tab.applyChange(lengthen)).toMatchObject({ ok: false, reason: 'quota' });
    expect(tab.getSnapshot().isFull).toBe(true);
    expect([storageOf(browser), tab.getSnapshot().rows]).toEqual(before);
    browser.storage.limit = Number.POSITIVE_INFINITY;
    browser.document.isFull = false;
    expect(await tab.applyChange(setPrice(7))).toMatchObject({ ok: true });
    expect([tab.getSnapshot().isFull, rowOf(await browser.open(), 'a')?.raw.price]).toEqual([false, 7]);
  });

  test.each([
    ['denied storage', { isDenied: true }],
    ['no database', {}],
  ])('with %s edits last until the page is closed, and this is reported', async (name, options) => {
    const browser = new FakeBrowser();
    browser.document.isDenied = true;
    const tab = await browser.open(options);
    await tab.applyChange(setPrice(5));
    await tab.refresh();
    expect([tab.getSnapshot().mode, rowOf(tab, 'a')?.raw.price]).toEqual(['memory', 5]);
    expect(browser.document.stored).toBeUndefined();
    if (name === 'denied storage') expect(browser.copy).toBeNull();
  });

  test('without the database, the copy in localStorage is still read', async () => {
    const browser = new FakeBrowser();
    await (await browser.open()).applyChange(setPrice(5));
    browser.document.isDenied = true;
    const tab = await browser.open();
    expect([tab.getSnapshot().mode, rowOf(tab, 'a')?.raw.price]).toEqual(['memory', 5]);
  });

  test('edits of a newer version are read-only and do not change', async () => {
    const browser = new FakeBrowser();
    browser.storage.setItem('sp:catalogue', '{"v":3,"rev":9}');
    const tab = await browser.open();
    expect(tab.getSnapshot().mode).toBe('read-only');
    expect(await tab.applyChange(setPrice(5))).toMatchObject({ ok: false, reason: 'read-only' });
    expect([browser.copy, tab.storedText()]).toEqual(['{"v":3,"rev":9}', '{"v":3,"rev":9}']);
  });

  test('edits that are too long for localStorage are in the database', async () => {
    const browser = new FakeBrowser(catalogueOf(...many(300)));
    const tab = await browser.open();
    const long = 'x'.repeat(15_000);
    await tab.applyChange(changeProducts(presentIds(tab), (old) => ({ ...old, description: `${old.id} ${long}` })));
    expect(browser.copy?.length).toBeLessThan(200);
    const visit = await browser.open();
    expect([visit.getSnapshot().counts.unpublished, visit.getSnapshot().damagedCopies]).toEqual([300, []]);
  });
});

describe('a newer catalogue of the site', () => {
  const edited = async (change = setPrice(5)) => {
    const browser = new FakeBrowser();
    await (await browser.open()).applyChange(change);
    return browser;
  };
  const publish = (browser: FakeBrowser, fields: object) => {
    browser.published = catalogueOf(raw({ id: 'a', ...fields }), raw({ id: 'b' }), raw({ id: 'c' }));
    return browser.open();
  };

  test('changes products without edits, and makes the edits live that it contains', async () => {
    const browser = await edited();
    const visit = await publish(browser, { price: 5 });
    expect(rowOf(visit, 'a')?.state).toBe('live');
    expect(visit.getSnapshot().news).toEqual(['Now live on the site: Plain Shirt.']);
  });

  test('is merged with edits of other fields', async () => {
    const visit = await publish(await edited(), { stock: 3 });
    expect(rowOf(visit, 'a')).toMatchObject({ state: 'unpublished', raw: { price: 5, stock: 3 } });
    expect(visit.getSnapshot().news).toEqual(['Merged with changes of other fields on the site: Plain Shirt.']);
  });

  test.each([
    ['mine', { state: 'unpublished', raw: { price: 5 } }],
    ['theirs', { state: 'live', raw: { price: 7 } }],
  ] as const)('is in conflict with an edit of the same field; %s resolves it', async (side, expected) => {
    const browser = await edited();
    const visit = await publish(browser, { price: 7 });
    expect(rowOf(visit, 'a')).toMatchObject({ state: 'conflict', conflicts: [{ field: 'price', mine: 5, theirs: 7 }] });
    // The conflict is stored.
    const again = await browser.open();
    expect(rowOf(again, 'a')?.state).toBe('conflict');
    await again.applyChange(resolveConflicts('a', { price: side }));
    expect(rowOf(again, 'a')).toMatchObject({ ...expected, conflicts: [] });
  });

  const name = 'Plain Shirt';
  test.each([
    ['a deletion, if the product was changed', removeProducts(['a']), raw({ id: 'a', price: 7 }), { theirs: name }],
    ['an edit, if the product was deleted', setPrice(5), raw({ id: 'b' }), { mine: name }],
  ])('is in conflict with %s', async (_, change, product, names) => {
    const published = catalogueOf(product);
    for (const side of ['mine', 'theirs'] as const) {
      const browser = await edited(change);
      browser.published = published;
      const visit = await browser.open();
      expect(rowOf(visit, 'a')?.conflicts).toEqual([{ field: 'product', ...names }]);
      await visit.applyChange(resolveConflicts('a', { product: side }));
      expect(presentIds(visit).includes('a')).toBe((side === 'mine') === 'mine' in names);
    }
  });

  test('an open conflict stays if the site changes again, and ends if the site gets the edited value', async () => {
    const browser = await edited();
    await publish(browser, { price: 7 });
    expect(rowOf(await publish(browser, { price: 7, stock: 2 }), 'a')).toMatchObject({
      state: 'conflict',
      raw: { price: 5, stock: 2 },
    });
    expect(rowOf(await publish(browser, { price: 5, stock: 2 }), 'a')?.state).toBe('live');
  });

  test('is loaded by a tab with an older catalogue before it saves', async () => {
    const browser = new FakeBrowser();
    const old = await browser.open();
    await (await publish(browser, { stock: 3 })).applyChange(setPrice(6, 'b'));
    await old.applyChange(setPrice(5));
    expect(rowOf(old, 'a')?.raw).toMatchObject({ price: 5, stock: 3 });
  });
});

test('a new category exists in all tabs while a product is in it; a key without a name is rejected', async () => {
  const browser = new FakeBrowser();
  const [tab, other] = [await browser.open(), await browser.open()];
  const hats = { key: 'hats', name: 'Hats & caps' };
  const last = (store: typeof tab) => store.getSnapshot().categories.at(-1);
  const move = (id: string, category: string) => tab.applyChange(changeProducts([id], (old) => ({ ...old, category })));
  const added = await tab.applyChange(addProducts([raw({ id: 'cap', category: 'hats', categoryName: hats.name })]));
  await other.refresh();
  expect([last(tab), last(other), last(await browser.open())]).toEqual([hats, hats, hats]);
  expect(await move('b', 'hatz')).toMatchObject({ ok: false, reason: 'invalid' });
  if (added.ok) await added.undo?.();
  expect(last(tab)).not.toEqual(hats);

  await tab.applyChange(addProducts([raw({ id: 'cap', category: 'hats', categoryName: hats.name })]));
  await move('a', 'hats');
  await tab.applyChange(removeProducts(['cap']));
  expect(last(await browser.open())).toEqual(hats);
  expect(rowOf(tab, 'a')?.raw).toMatchObject({ category: 'hats', categoryName: hats.name });
});
