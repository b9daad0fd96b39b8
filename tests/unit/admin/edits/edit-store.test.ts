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
const storageOf = ({ copy, document }: FakeBrowser) => JSON.stringify([copy, document.stored]);

test('the first visit stores the product list under one key', async () => {
  const world = new FakeBrowser();
  await world.open();
  expect(JSON.parse(world.copy ?? '')).toMatchObject({
    v: 2,
    rev: 1,
    products: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  });
});

test.each([
  ['an HTML page', '<!doctype html>'],
  ['no products', {}],
  ['no connection', new TypeError('offline')],
])('instead of a catalogue, %s opens nothing and leaves the stored edits as they are', async (_, published) => {
  const world = new FakeBrowser();
  await (await world.open()).applyChange(setPrice(5));
  const before = storageOf(world);
  await expect(new FakeBrowser(published).open()).rejects.toThrow();
  world.published = published;
  await expect(world.open()).rejects.toThrow();
  expect(storageOf(world)).toBe(before);
});

describe('changes', () => {
  test('are unpublished, and still there on the next visit', async () => {
    const world = new FakeBrowser();
    await (await world.open()).applyChange(update('a', raw({ id: 'a', price: 5 }), a));
    expect(rowOf(await world.open(), 'a')).toMatchObject({ state: 'unpublished', kind: 'edited', raw: { price: 5 } });
  });

  test('back to the published product are no edit', async () => {
    const tab = await new FakeBrowser().open();
    await tab.applyChange(setPrice(5));
    await tab.applyChange(setPrice(a.price));
    expect(rowOf(tab, 'a')).toMatchObject({ state: 'live', kind: 'same' });
  });

  test('a deleted product keeps its place, and is restored with its edits', async () => {
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

  test('a new product is at the end, and its id must be free', async () => {
    const tab = await new FakeBrowser().open();
    await tab.applyChange(addProducts([raw({ id: 'new' })]));
    expect(tab.getSnapshot().rows.at(-1)).toMatchObject({ id: 'new', kind: 'new', state: 'unpublished' });
    expect(await tab.applyChange(addProducts([raw({ id: 'a' })]))).toMatchObject({ ok: false, reason: 'invalid' });
  });

  test.each([
    ['of an unknown product', update('x', a, a), 'not-found'],
    ['to a product that is not valid', setPrice(-1), 'invalid'],
    [
      'of several products of which one is not valid',
      changeProducts(['a', 'b'], (old) => ({ ...old, price: old.id === 'b' ? -1 : 5 })),
      'invalid',
    ],
  ] as const)('%s are refused and change nothing', async (_, change, reason) => {
    const world = new FakeBrowser();
    const tab = await world.open();
    const before = [storageOf(world), tab.getSnapshot().rows];
    expect(await tab.applyChange(change)).toMatchObject({ ok: false, reason });
    expect([storageOf(world), tab.getSnapshot().rows]).toEqual(before);
  });

  test('are reverted; a new product is removed then', async () => {
    const tab = await new FakeBrowser().open();
    await tab.applyChange(setPrice(5));
    await tab.applyChange(addProducts([raw({ id: 'new' })]));
    await tab.applyChange(revertProducts(['a', 'new']));
    expect([rowOf(tab, 'a')?.state, rowOf(tab, 'new')]).toEqual(['live', undefined]);
  });

  test('can be cancelled, and then nothing has changed', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => raw({ id: `p-${index}` }));
    const tab = await new FakeBrowser(catalogueOf(...many)).open();
    const stop = new AbortController();
    const taskOptions = { signal: stop.signal, onProgress: () => stop.abort() };
    const ids = many.map(({ id }) => id);
    expect(
      await tab.applyChange(
        changeProducts(ids, (old) => ({ ...old, price: 5 })),
        taskOptions,
      ),
    ).toEqual({
      ok: false,
      reason: 'cancelled',
    });
    expect(tab.getSnapshot().counts.unpublished).toBe(0);
  });
});

describe('Undo', () => {
  test.each([
    ['an edit', setPrice(5)],
    ['a deletion', removeProducts(['a', 'c'])],
    ['an addition', addProducts([raw({ id: 'new' })])],
    ['a bulk change', changeProducts(['a', 'b'], (old) => ({ ...old, stock: 3 }))],
  ])('of %s restores exactly what was there', async (_, change) => {
    const tab = await new FakeBrowser().open();
    const before = tab.getSnapshot().rows;
    const done = await tab.applyChange(change);
    if (done.ok) await done.undo?.();
    expect([done.ok, tab.getSnapshot().rows]).toEqual([true, before]);
  });

  test('is refused if the product has changed since', async () => {
    const tab = await new FakeBrowser().open();
    const done = await tab.applyChange(setPrice(5));
    await tab.applyChange(setPrice(6));
    expect(done.ok && (await done.undo?.())).toMatchObject({ ok: false, reason: 'conflict' });
    expect(rowOf(tab, 'a')?.raw.price).toBe(6);
  });
});

describe('storage', () => {
  test.each([
    [
      'localStorage',
      (world: FakeBrowser) => {
        world.storage.limit = (world.copy?.length ?? 0) + 10;
      },
    ],
    [
      'the database',
      (world: FakeBrowser) => {
        world.document.isFull = true;
      },
    ],
  ])('full %s refuses a change, keeps memory and storage as they are, and recovers', async (_, fill) => {
    const world = new FakeBrowser();
    const tab = await world.open();
    await tab.applyChange(setPrice(5));
    const before = [storageOf(world), tab.getSnapshot().rows];
    fill(world);
    const long = 'x'.repeat(5000);
    expect(await tab.applyChange(changeProducts(['b'], (old) => ({ ...old, description: long })))).toMatchObject({
      ok: false,
      reason: 'quota',
    });
    expect(tab.getSnapshot().isFull).toBe(true);
    expect([storageOf(world), tab.getSnapshot().rows]).toEqual(before);
    world.storage.limit = Number.POSITIVE_INFINITY;
    world.document.isFull = false;
    expect(await tab.applyChange(setPrice(7))).toMatchObject({ ok: true });
    expect([tab.getSnapshot().isFull, rowOf(await world.open(), 'a')?.raw.price]).toEqual([false, 7]);
  });

  test.each([
    ['denied storage', { isDenied: true }],
    ['no database', {}],
  ])('with %s edits last for the visit, and the page says so', async (name, options) => {
    const world = new FakeBrowser();
    world.document.isDenied = true;
    const tab = await world.open(options);
    await tab.applyChange(setPrice(5));
    await tab.refresh();
    expect([tab.getSnapshot().mode, rowOf(tab, 'a')?.raw.price, world.document.stored]).toEqual([
      'memory',
      5,
      undefined,
    ]);
    if (name === 'denied storage') expect(world.copy).toBeNull();
  });

  test('without the database, the copy in localStorage is still read', async () => {
    const world = new FakeBrowser();
    await (await world.open()).applyChange(setPrice(5));
    world.document.isDenied = true;
    const tab = await world.open();
    expect([tab.getSnapshot().mode, rowOf(tab, 'a')?.raw.price]).toEqual(['memory', 5]);
  });

  test('edits of a newer version are read-only and stay as they are', async () => {
    const world = new FakeBrowser();
    world.storage.setItem('sp:catalogue', '{"v":3,"rev":9}');
    const tab = await world.open();
    expect(tab.getSnapshot().mode).toBe('read-only');
    expect(await tab.applyChange(setPrice(5))).toMatchObject({ ok: false, reason: 'read-only' });
    expect([world.copy, tab.storedText()]).toEqual(['{"v":3,"rev":9}', '{"v":3,"rev":9}']);
  });

  test('edits that are too long for localStorage are in the database', async () => {
    const world = new FakeBrowser(catalogueOf(...Array.from({ length: 300 }, (_, index) => raw({ id: `p-${index}` }))));
    const tab = await world.open();
    const long = 'x'.repeat(15_000);
    const ids = presentIds(tab);
    await tab.applyChange(changeProducts(ids, (old) => ({ ...old, description: `${old.id} ${long}` })));
    expect(world.copy?.length).toBeLessThan(200);
    const visit = await world.open();
    expect([visit.getSnapshot().counts.unpublished, visit.getSnapshot().damagedCopies]).toEqual([300, []]);
  });
});

describe('a newer catalogue of the site', () => {
  const edited = async (change = setPrice(5)) => {
    const world = new FakeBrowser();
    await (await world.open()).applyChange(change);
    return world;
  };
  const publish = (world: FakeBrowser, fields: object) => {
    world.published = catalogueOf(raw({ id: 'a', ...fields }), raw({ id: 'b' }), raw({ id: 'c' }));
    return world.open();
  };

  test('changes products without edits, and makes edits live that it has', async () => {
    const world = await edited();
    const visit = await publish(world, { price: 5 });
    expect([rowOf(visit, 'a')?.state, visit.getSnapshot().news]).toEqual([
      'live',
      ['Now live on the site: Plain Shirt.'],
    ]);
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
    const world = await edited();
    const visit = await publish(world, { price: 7 });
    expect(rowOf(visit, 'a')).toMatchObject({ state: 'conflict', conflicts: [{ field: 'price', mine: 5, theirs: 7 }] });
    // Opening again keeps the conflict.
    const again = await world.open();
    expect(rowOf(again, 'a')?.state).toBe('conflict');
    await again.applyChange(resolveConflicts('a', { price: side }));
    expect(rowOf(again, 'a')).toMatchObject({ ...expected, conflicts: [] });
  });

  test.each([
    [
      'a deletion, if the product was changed',
      removeProducts(['a']),
      catalogueOf(raw({ id: 'a', price: 7 })),
      { mine: undefined, theirs: 'Plain Shirt' },
    ],
    [
      'an edit, if the product was deleted',
      setPrice(5),
      catalogueOf(raw({ id: 'b' })),
      { mine: 'Plain Shirt', theirs: undefined },
    ],
  ])('is in conflict with %s', async (_, change, published, names) => {
    for (const side of ['mine', 'theirs'] as const) {
      const world = await edited(change);
      world.published = published;
      const visit = await world.open();
      expect(rowOf(visit, 'a')?.conflicts).toEqual([{ field: 'product', ...names }]);
      await visit.applyChange(resolveConflicts('a', { product: side }));
      expect(presentIds(visit).includes('a')).toBe((side === 'mine') === (names.mine !== undefined));
    }
  });

  test('an open conflict stays if the site changes again, and ends if the site takes over the value', async () => {
    const world = await edited();
    await publish(world, { price: 7 });
    expect(rowOf(await publish(world, { price: 7, stock: 2 }), 'a')).toMatchObject({
      state: 'conflict',
      raw: { price: 5, stock: 2 },
    });
    expect(rowOf(await publish(world, { price: 5, stock: 2 }), 'a')?.state).toBe('live');
  });

  test('is loaded by a tab with an older catalogue before it saves', async () => {
    const world = new FakeBrowser();
    const old = await world.open();
    await (await publish(world, { stock: 3 })).applyChange(setPrice(6, 'b'));
    await old.applyChange(setPrice(5));
    expect(rowOf(old, 'a')?.raw).toMatchObject({ price: 5, stock: 3 });
  });
});
