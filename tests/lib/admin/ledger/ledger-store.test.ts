import { withFields } from '@/lib/admin/ledger/fields';
import {
  addProduct,
  changeProducts,
  removeProducts,
  resolveConflicts,
  restoreProducts,
  revertProducts,
  updateProduct,
} from '@/lib/admin/ledger/operations';
import { bundleOf, raw, rowOf, shown, World } from './world';

const a = raw({ id: 'a' });
const priced = (price: number) => raw({ id: 'a', price });

describe('seeding', () => {
  test('writes every product under the one key', async () => {
    const world = new World();
    await world.open();
    const { v, rev, base, items } = JSON.parse(world.text ?? '');
    expect({ v, rev, count: base.count, ids: items.map(({ id }: { id: string }) => id) }).toEqual({
      v: 1,
      rev: 1,
      count: 3,
      ids: ['a', 'b', 'c'],
    });
  });

  test.each([
    ['nothing', new Error('404')],
    ['a page', '<!DOCTYPE html>'],
    ['no products', {}],
    ['another shape', { clothing: [] }],
  ])('fails where the published catalogue is %s, and leaves what is stored alone', async (_, published) => {
    const world = new World();
    const tab = await world.open();
    await tab.applyChange(updateProduct('a', priced(5), a));
    const before = world.text;
    world.published = published;
    await expect(world.open()).rejects.toThrow();
    expect(world.text).toBe(before);
  });
});

describe('changes', () => {
  test('an edit is unpublished, and there on the next visit', async () => {
    const world = new World();
    await (await world.open()).applyChange(updateProduct('a', priced(5), a));
    const row = rowOf(await world.open(), 'a');
    expect([row?.raw.price, row?.state, row?.kind]).toEqual([5, 'unpublished', 'edited']);
  });

  test('an edit back to what is published is no edit', async () => {
    const tab = await new World().open();
    await tab.applyChange(updateProduct('a', priced(5), a));
    await tab.applyChange(updateProduct('a', a, priced(5)));
    expect(rowOf(tab, 'a')?.state).toBe('live');
  });

  test('a deleted product keeps its place and body', async () => {
    const world = new World();
    await (await world.open()).applyChange(removeProducts(['b']));
    const tab = await world.open();
    expect(shown(tab)).toEqual(['a', 'c']);
    await tab.applyChange(restoreProducts(['b']));
    expect([shown(tab), rowOf(tab, 'b')?.state]).toEqual([['a', 'b', 'c'], 'live']);
  });

  test('a piece of a kit cannot be deleted without the kit', async () => {
    const tab = await new World(bundleOf(raw({ id: 'a' }), raw({ id: 'kit', pieces: ['a'] }))).open();
    expect(await tab.applyChange(removeProducts(['a']))).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await tab.applyChange(removeProducts(['a', 'kit']))).toMatchObject({ ok: true });
  });

  test('a new product stands at the end', async () => {
    const tab = await new World().open();
    await tab.applyChange(addProduct(raw({ id: 'new' })));
    expect([shown(tab).at(-1), rowOf(tab, 'new')?.kind]).toEqual(['new', 'new']);
  });

  test('a taken id is refused', async () => {
    const tab = await new World().open();
    expect(await tab.applyChange(addProduct(a))).toMatchObject({ ok: false, reason: 'invalid' });
  });

  test.each([
    ['unknown', 'nobody'],
    ['deleted', 'b'],
  ])('the update of an %s product is refused', async (_, id) => {
    const tab = await new World().open();
    await tab.applyChange(removeProducts(['b']));
    expect(await tab.applyChange(updateProduct(id, raw({ id }), raw({ id })))).toMatchObject({
      ok: false,
      reason: 'not-found',
    });
  });

  test('a revert takes an edit back, and a new product out', async () => {
    const tab = await new World().open();
    await tab.applyChange(updateProduct('a', priced(5), a));
    await tab.applyChange(addProduct(raw({ id: 'new' })));
    await tab.applyChange(revertProducts(['a', 'new']));
    expect([rowOf(tab, 'a')?.raw.price, rowOf(tab, 'new')]).toEqual([10, undefined]);
  });
});

describe('undo', () => {
  test.each([
    ['an edit', updateProduct('a', priced(5), a)],
    ['a deletion', removeProducts(['b'])],
    ['a deletion of all', removeProducts(['a', 'b', 'c'])],
    ['an addition', addProduct(raw({ id: 'new' }))],
    ['a change of several', changeProducts(['a', 'c'], (old) => withFields(old, { stock: 1 }))],
  ])('of %s puts back what was there', async (_, change) => {
    const world = new World();
    const tab = await world.open();
    const before = tab.getSnapshot().rows;
    const done = await tab.applyChange(change);
    expect(tab.getSnapshot().rows).not.toEqual(before);
    expect(done.ok && (await done.undo?.())).toMatchObject({ ok: true });
    expect(tab.getSnapshot().rows).toEqual(before);
    expect((await world.open()).getSnapshot().rows).toEqual(before);
  });

  test('is refused when the product has changed since', async () => {
    const tab = await new World().open();
    const done = await tab.applyChange(updateProduct('a', priced(5), a));
    await tab.applyChange(updateProduct('a', priced(6), priced(5)));
    expect(done.ok && (await done.undo?.())).toMatchObject({ ok: false, reason: 'conflict' });
    expect(rowOf(tab, 'a')?.raw.price).toBe(6);
  });
});

describe('two tabs', () => {
  test('the other tab shows what was written', async () => {
    const world = new World();
    const [one, two] = [await world.open(), await world.open()];
    const listener = jest.fn();
    two.subscribe(listener);
    await one.applyChange(removeProducts(['a']));
    await world.tellOthers(one);
    expect([shown(two), listener.mock.calls.length]).toEqual([['b', 'c'], 1]);
  });

  test('edits of one field ask', async () => {
    const world = new World();
    const [one, two] = [await world.open(), await world.open()];
    await one.applyChange(updateProduct('a', priced(5), a));
    const outcome = await two.applyChange(updateProduct('a', priced(6), a));
    expect(outcome).toMatchObject({ ok: false, reason: 'conflict', problems: [{ field: 'price' }] });
    expect(rowOf(two, 'a')?.raw.price).toBe(5);
  });
});

describe('a full storage', () => {
  test.each([
    ['an addition', addProduct(raw({ id: 'new', description: 'x'.repeat(9_999) }))],
    ['an edit', updateProduct('a', raw({ id: 'a', description: 'x'.repeat(9_999) }), a)],
  ])('refuses %s and changes neither memory nor storage', async (_, change) => {
    const world = new World();
    const tab = await world.open();
    world.storage.limit = (world.text?.length ?? 0) + 300;
    const [text, rows] = [world.text, tab.getSnapshot().rows];
    expect(await tab.applyChange(change)).toEqual({ ok: false, reason: 'quota' });
    expect([world.text, tab.getSnapshot().rows, tab.getSnapshot().isFull]).toEqual([text, rows, true]);
  });

  test('is over with the next write that fits', async () => {
    const world = new World();
    const tab = await world.open();
    world.storage.limit = world.text?.length ?? 0;
    await tab.applyChange(removeProducts(['a']));
    world.storage.limit = Number.POSITIVE_INFINITY;
    await tab.applyChange(removeProducts(['b']));
    expect([shown(tab), tab.getSnapshot().isFull]).toEqual([['a', 'c'], false]);
  });
});

test('without storage the ledger lives in memory', async () => {
  const world = new World();
  const tab = await world.open({ isDenied: true });
  await tab.applyChange(removeProducts(['a']));
  expect([tab.getSnapshot().mode, shown(tab), world.text]).toEqual(['memory', ['b', 'c'], null]);
});

describe('what cannot be read', () => {
  test.each([
    'not json',
    'null',
    '{"v":1,"items":7}',
    '{"v":1,"rev":1,"base":{"hash":"x","count":1},"items":[{"id":7}]}',
    '{"v":1,"rev":1,"base":{"hash":"x","count":1},"items":[{"id":"a","h":"x"},{"id":"a","h":"x"}]}',
    JSON.stringify([raw({ id: 'a' })]),
    '{"v":0,"rev":1,"base":{"hash":"x","count":1},"items":[]}',
    ...[{ price: '5' }, { category: 'guns' }, { image_links: [7] }, { pieces: {} }].map((fields) => {
      const items = [{ id: 'a', h: 'x', e: 1, p: raw({ id: 'a', ...fields }) }];
      return JSON.stringify({ v: 1, rev: 1, base: { hash: 'x', count: 1 }, items });
    }),
  ])('%s is set aside and said, and the list starts from the bundle', async (text) => {
    const world = new World();
    world.storage.setItem('sp:catalogue', text);
    const tab = await world.open();
    const [kept] = tab.getSnapshot().setAside;
    expect([shown(tab), kept?.why, world.storage.getItem(kept?.key ?? '')]).toEqual([['a', 'b', 'c'], 'corrupt', text]);
  });

  test('is still said on the next visit, until the operator deletes it', async () => {
    const world = new World();
    world.storage.setItem('sp:catalogue', 'not json');
    await world.open();
    const tab = await world.open();
    const [kept] = tab.getSnapshot().setAside;
    expect(kept?.why).toBe('corrupt');
    tab.dropSetAside(kept?.key ?? '');
    expect([tab.getSnapshot().setAside, (await world.open()).getSnapshot().setAside]).toEqual([[], []]);
  });

  test('stays where it is when there is no room for a copy', async () => {
    const world = new World();
    world.storage.setItem('sp:catalogue', 'not json');
    world.storage.limit = 10;
    const tab = await world.open();
    await tab.applyChange(removeProducts(['a']));
    expect([world.text, tab.getSnapshot().mode, shown(tab)]).toEqual(['not json', 'memory', ['b', 'c']]);
  });
});

test('a list of a newer version is read-only and stays as it is', async () => {
  const world = new World();
  const newer = '{"v":2,"anything":true}';
  world.storage.setItem('sp:catalogue', newer);
  const tab = await world.open();
  expect(await tab.applyChange(removeProducts(['a']))).toEqual({ ok: false, reason: 'read-only' });
  expect([world.text, tab.getSnapshot().mode, tab.stored()]).toEqual([newer, 'read-only', newer]);
});

describe('a newer bundle', () => {
  const publish = (world: World, ...products: ReturnType<typeof raw>[]) => {
    world.published = bundleOf(...products);
  };

  test('unedited products follow it', async () => {
    const world = new World();
    await world.open();
    publish(world, priced(7), raw({ id: 'd' }));
    const tab = await world.open();
    expect([shown(tab), rowOf(tab, 'a')?.raw.price, rowOf(tab, 'a')?.state]).toEqual([['a', 'd'], 7, 'live']);
  });

  test('an edit that it has taken over is live, and said', async () => {
    const world = new World();
    await (await world.open()).applyChange(updateProduct('a', priced(5), a));
    publish(world, priced(5), raw({ id: 'b' }), raw({ id: 'c' }));
    const tab = await world.open();
    expect([rowOf(tab, 'a')?.state, tab.getSnapshot().news]).toEqual(['live', ['Now live in the store: Plain Shirt.']]);
  });

  test('edits of different fields are merged', async () => {
    const world = new World();
    await (await world.open()).applyChange(updateProduct('a', priced(5), a));
    publish(world, raw({ id: 'a', stock: 9 }), raw({ id: 'b' }), raw({ id: 'c' }));
    const row = rowOf(await world.open(), 'a');
    expect([row?.raw, row?.state, row?.conflicts]).toEqual([raw({ id: 'a', price: 5, stock: 9 }), 'unpublished', []]);
  });

  test('edits of one field are a conflict with both values, and settle either way', async () => {
    for (const [side, price] of [
      ['mine', 5],
      ['theirs', 7],
    ] as const) {
      const world = new World();
      await (await world.open()).applyChange(updateProduct('a', priced(5), a));
      publish(world, priced(7), raw({ id: 'b' }), raw({ id: 'c' }));
      const tab = await world.open();
      expect(rowOf(tab, 'a')?.conflicts).toEqual([{ field: 'price', mine: 5, theirs: 7 }]);
      await tab.applyChange(resolveConflicts('a', { price: side }));
      expect([rowOf(tab, 'a')?.raw.price, rowOf(tab, 'a')?.state]).toEqual([
        price,
        side === 'mine' ? 'unpublished' : 'live',
      ]);
    }
  });

  test('deleted here and changed there is a conflict', async () => {
    const world = new World();
    await (await world.open()).applyChange(removeProducts(['a']));
    publish(world, priced(7), raw({ id: 'b' }), raw({ id: 'c' }));
    const tab = await world.open();
    expect(rowOf(tab, 'a')?.state).toBe('conflict');
    await tab.applyChange(resolveConflicts('a', { product: 'theirs' }));
    expect([rowOf(tab, 'a')?.raw.price, rowOf(tab, 'a')?.isDeleted]).toEqual([7, false]);
  });

  test('edited here and gone there is kept as new, and said', async () => {
    const world = new World();
    await (await world.open()).applyChange(updateProduct('a', priced(5), a));
    publish(world, raw({ id: 'b' }), raw({ id: 'c' }));
    const tab = await world.open();
    expect([rowOf(tab, 'a')?.kind, rowOf(tab, 'a')?.raw.price]).toEqual(['new', 5]);
    expect(tab.getSnapshot().news.join()).toContain('kept as new: Plain Shirt');
  });

  test('a tab with an older bundle fetches the newer one before it writes', async () => {
    const world = new World();
    const old = await world.open();
    publish(world, priced(7), raw({ id: 'b' }), raw({ id: 'c' }));
    await world.open();
    await old.applyChange(updateProduct('b', raw({ id: 'b', stock: 1 }), raw({ id: 'b' })));
    expect([rowOf(old, 'a')?.raw.price, rowOf(old, 'b')?.raw.stock]).toEqual([7, 1]);
  });
});
