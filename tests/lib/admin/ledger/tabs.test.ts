import fc from 'fast-check';
import { withFields } from '@/lib/admin/ledger/fields';
import {
  addProduct,
  changeProducts,
  removeProducts,
  resolveConflicts,
  updateProduct,
} from '@/lib/admin/ledger/operations';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { bundleOf, raw, rowOf, shown, World } from './world';

const a = raw({ id: 'a' });
const priced = (price: number) => raw({ id: 'a', price });

describe('tabs whose locks are of no use', () => {
  const step = fc.record({ tab: fc.nat({ max: 2 }), id: fc.constantFrom('a', 'b', 'c'), stock: fc.nat({ max: 9 }) });

  test('of edits at once, every one that was confirmed is there, and all tabs agree', async () => {
    await forAllAsync(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const world = new World();
        world.hasLock = false;
        const tabs = [await world.open(), await world.open(), await world.open()];
        const outcomes = await Promise.all(
          steps.map(({ tab, id, stock }, index) =>
            tabs[tab]?.applyChange((ledger, context) =>
              changeProducts([id], (old) =>
                withFields(old, { features: [...(old.features ?? []), `${index} ${stock}`] }),
              )(ledger, context),
            ),
          ),
        );
        expect(outcomes.every((outcome) => outcome?.ok)).toBe(true);
        const visit = await world.open();
        const lines = visit.getSnapshot().rows.flatMap((row) => row.raw.features ?? []);
        expect(lines.length).toBe(steps.length);
        for (const tab of tabs) {
          await tab.refresh();
          expect(tab.getSnapshot().rows).toEqual(visit.getSnapshot().rows);
        }
      }),
      10,
    );
  });

  test('an import of every product and what another tab saves meanwhile are both there', async () => {
    const many = Array.from({ length: 600 }, (_, index) => raw({ id: `p-${index}` }));
    const world = new World(bundleOf(...many));
    world.hasLock = false;
    const [one, two] = [await world.open(), await world.open()];
    const all = changeProducts(
      many.map(({ id }) => id),
      (old) => withFields(old, { price: 5 }),
    );
    let renamed: Promise<unknown> | undefined;
    const name = 'Renamed';
    const rename = () => two.applyChange(changeProducts(['p-7'], (old) => withFields(old, { name })));
    await one.applyChange(all, {
      onProgress: () => {
        renamed ??= rename();
      },
    });
    await renamed;
    const { rows } = (await world.open()).getSnapshot();
    expect([rows.every((row) => row.raw.price === 5), rows.filter((row) => row.raw.name === name).length]).toEqual([
      true,
      1,
    ]);
  });

  test('a change that another one of its own tab has overtaken is made anew', async () => {
    const world = new World();
    world.hasLock = false;
    const tab = await world.open();
    let isFirst = true;
    const outcome = await tab.applyChange(async (ledger, context) => {
      if (isFirst) {
        isFirst = false;
        await tab.applyChange(removeProducts(['b']));
      }
      return updateProduct('a', priced(5), a)(ledger, context);
    });
    expect([outcome.ok, shown(tab), rowOf(tab, 'a')?.raw.price]).toEqual([true, ['a', 'c'], 5]);
  });
});

describe('a key that is gone or older', () => {
  test.each<[string, (world: World) => void]>([
    ['removed', (world) => world.storage.removeItem('sp:catalogue')],
    ['cleared with all else', (world) => world.storage.clear()],
  ])('%s while the admin is open is put back, and said', async (_, harm) => {
    const world = new World();
    const tab = await world.open();
    await tab.applyChange(updateProduct('a', priced(5), a));
    const before = world.text;
    harm(world);
    await tab.refresh();
    expect([rowOf(tab, 'a')?.raw.price, world.text?.length]).toEqual([5, before?.length]);
    expect(tab.getSnapshot().news.join()).toContain('was put back');
    expect(rowOf(await world.open(), 'a')?.raw.price).toBe(5);
  });

  test('removed between two visits is put back, and said', async () => {
    const world = new World();
    await (await world.open()).applyChange(updateProduct('a', priced(5), a));
    world.storage.clear();
    const tab = await world.open();
    expect([rowOf(tab, 'a')?.raw.price, tab.getSnapshot().news.join()]).toEqual([
      5,
      expect.stringContaining('was put back'),
    ]);
  });

  test('of an earlier revision, as after a crash, is not obeyed', async () => {
    const world = new World();
    const tab = await world.open();
    const older = world.text ?? '';
    await tab.applyChange(updateProduct('a', priced(5), a));
    world.storage.setItem('sp:catalogue', older);
    const visit = await world.open();
    expect([rowOf(visit, 'a')?.raw.price, visit.getSnapshot().setAside]).toEqual([5, []]);
    expect(JSON.parse(world.text ?? '').rev).toBeGreaterThan(JSON.parse(older).rev);
  });

  test.each([
    ['cut off by hand', (text: string) => text.slice(0, text.length / 2), 'corrupt'],
    ['that another program has written', () => '{"v":1,"rev":99,"base":{"hash":"x","count":0},"items":[]}', 'other'],
  ])('%s is set aside, and nothing is lost', async (_, harm, why) => {
    const world = new World();
    await (await world.open()).applyChange(updateProduct('a', priced(5), a));
    const text = harm(world.text ?? '');
    world.storage.setItem('sp:catalogue', text);
    const visit = await world.open();
    expect([rowOf(visit, 'a')?.raw.price, visit.getSnapshot().setAside.map((copy) => copy.why)]).toEqual([5, [why]]);
    expect(visit.readSetAside(visit.getSnapshot().setAside[0]?.key ?? '')).toBe(text);
  });

  test('and a database that is cleared under an open tab: what the tab holds is put back', async () => {
    const world = new World();
    const tab = await world.open();
    await tab.applyChange(updateProduct('a', priced(5), a));
    world.document.kept = undefined;
    world.storage.clear();
    await tab.applyChange(removeProducts(['b']));
    const visit = await world.open();
    expect([rowOf(visit, 'a')?.raw.price, shown(visit)]).toEqual([5, ['a', 'c']]);
    expect(tab.getSnapshot().news.join()).toContain('was put back');
  });

  test('a database that is gone leaves the key, which is obeyed', async () => {
    const world = new World();
    await (await world.open()).applyChange(updateProduct('a', priced(5), a));
    world.document.kept = undefined;
    expect(rowOf(await world.open(), 'a')?.raw.price).toBe(5);
  });
});

describe('a list of which a part cannot be read', () => {
  const many = Array.from({ length: 240 }, (_, index) => raw({ id: `p-${index}` }));
  const edited = async () => {
    const world = new World(bundleOf(...many));
    const tab = await world.open();
    await tab.applyChange(
      changeProducts(
        many.map(({ id }) => id),
        (old) => withFields(old, { price: 5 }),
      ),
    );
    world.document.kept = undefined;
    return world;
  };
  const prices = (rows: { raw: { price: number } }[]) => rows.filter((row) => row.raw.price === 5).length;

  test('one bad item does not take the other 239 with it', async () => {
    const world = await edited();
    const document = JSON.parse(world.text ?? '');
    document.items[7] = { id: 7 };
    world.storage.setItem('sp:catalogue', JSON.stringify(document));
    const visit = await world.open();
    const { rows, setAside } = visit.getSnapshot();
    expect([rows.length, prices([...rows]), setAside[0]?.why]).toEqual([240, 239, 'corrupt']);
  });

  test('of a text that was cut off, what stands before the cut is kept', async () => {
    const world = await edited();
    const text = world.text ?? '';
    world.storage.setItem('sp:catalogue', text.slice(0, text.length / 2));
    const visit = await world.open();
    const { rows, setAside } = visit.getSnapshot();
    expect([rows.length, setAside[0]?.why]).toEqual([240, 'corrupt']);
    expect(prices([...rows])).toBeGreaterThan(110);
  });

  test('a copy is forgotten, and Undo brings it back', async () => {
    const world = new World();
    world.storage.setItem('sp:catalogue', 'not json');
    const tab = await world.open();
    const [copy] = tab.getSnapshot().setAside;
    const done = await tab.dropSetAside(copy?.key ?? '');
    expect([tab.getSnapshot().setAside, world.storage.getItem(copy?.key ?? '')]).toEqual([[], null]);
    expect(done.ok && (await done.undo?.())).toEqual({ ok: true });
    expect([tab.getSnapshot().setAside, world.storage.getItem(copy?.key ?? '')]).toEqual([[copy], 'not json']);
  });
});

describe('without a database', () => {
  test('one tab works alone, and a second one only shows', async () => {
    const world = new World();
    world.document.isDenied = true;
    const [one, two] = [await world.open(), await world.open()];
    expect([one.getSnapshot().mode, two.getSnapshot().mode]).toEqual(['alone', 'second']);
    await one.applyChange(updateProduct('a', priced(5), a));
    expect(await two.applyChange(removeProducts(['b']))).toEqual({ ok: false, reason: 'read-only' });
    await two.refresh();
    expect([rowOf(two, 'a')?.raw.price, shown(await world.open())]).toEqual([5, ['a', 'b', 'c']]);
  });

  test('a full database refuses, and changes neither memory nor storage', async () => {
    const world = new World();
    const tab = await world.open();
    const before = world.text;
    world.document.isFull = true;
    expect(await tab.applyChange(removeProducts(['b']))).toEqual({ ok: false, reason: 'quota' });
    expect([shown(tab), world.text]).toEqual([['a', 'b', 'c'], before]);
  });
});

describe('more products than the key has room for, all edited', () => {
  const many = Array.from({ length: 600 }, (_, index) => raw({ id: `p-${index}`, description: 'x'.repeat(8_000) }));

  test('stand under the key with their edited fields, and are read from there', async () => {
    const world = new World(bundleOf(...many));
    const tab = await world.open();
    const seen: number[] = [];
    const change = changeProducts(
      many.map(({ id }) => id),
      (old) => withFields(old, { price: 5 }),
    );
    expect(await tab.applyChange(change, { onProgress: (done) => seen.push(done) })).toMatchObject({ ok: true });
    expect(seen.length).toBeGreaterThan(1);
    expect(world.text?.length).toBeLessThan(1_000_000);
    world.document.kept = undefined;
    const row = rowOf(await world.open(), 'p-17');
    expect([row?.raw.price, row?.raw.description?.length, row?.state]).toEqual([5, 8_000, 'unpublished']);
  });

  test('new bodies that are too long for the key stand in the database', async () => {
    const world = new World();
    const tab = await world.open();
    const change = async (...given: Parameters<ReturnType<typeof addProduct>>) => {
      let [ledger] = given;
      for (const product of many)
        ledger = { ...ledger, items: ledger.items.concat({ id: product.id, product, editedAt: 1 }) };
      return ledger;
    };
    world.storage.limit = 5_242_880;
    expect(await tab.applyChange(change)).toMatchObject({ ok: true });
    expect((world.text ?? '').length).toBeLessThan(1_000);
    expect(shown(await world.open())).toHaveLength(603);
  });

  test('Cancel leaves everything as it was', async () => {
    const world = new World(bundleOf(...many));
    const tab = await world.open();
    const before = [world.text, tab.getSnapshot().rows];
    const stop = new AbortController();
    const change = changeProducts(
      many.map(({ id }) => id),
      (old) => withFields(old, { price: 5 }),
    );
    const watch = { signal: stop.signal, onProgress: () => stop.abort() };
    expect(await tab.applyChange(change, watch)).toEqual({ ok: false, reason: 'cancelled' });
    expect([world.text, tab.getSnapshot().rows]).toEqual(before);
  });
});

describe('a newer bundle with which an edit does not go', () => {
  test('a price from here and an old price from there are a conflict with both values', async () => {
    const world = new World();
    const tab = await world.open();
    await tab.applyChange(updateProduct('a', priced(30), a));
    world.published = bundleOf(raw({ id: 'a', oldPrice: 25 }), raw({ id: 'b' }), raw({ id: 'c' }));
    const visit = await world.open();
    expect(rowOf(visit, 'a')).toMatchObject({
      state: 'conflict',
      conflicts: [{ field: 'price', mine: 30, theirs: 10 }],
    });
    expect(await visit.applyChange(resolveConflicts('a', { price: 'mine' }))).toMatchObject({
      ok: false,
      reason: 'invalid',
      problems: [{ field: 'oldPrice' }],
    });
    expect(await visit.applyChange(resolveConflicts('a', { price: 'theirs' }))).toMatchObject({ ok: true });
    expect(rowOf(visit, 'a')).toMatchObject({ state: 'live', raw: { price: 10, oldPrice: 25 } });
  });

  test('a maker in two spellings is a conflict of the new product', async () => {
    const world = new World();
    const tab = await world.open();
    await tab.applyChange(addProduct(raw({ id: 'mine', brand: 'Bee Line' })));
    world.published = bundleOf(raw({ id: 'a', brand: 'BEE LINE' }), raw({ id: 'b' }), raw({ id: 'c' }));
    const visit = await world.open();
    expect(rowOf(visit, 'mine')?.conflicts).toEqual([{ field: 'brand', mine: 'Bee Line', theirs: 'BEE LINE' }]);
  });

  test('a piece that was deleted here and stands in a kit there is a conflict', async () => {
    const world = new World();
    await (await world.open()).applyChange(removeProducts(['a']));
    world.published = bundleOf(a, raw({ id: 'b' }), raw({ id: 'c', pieces: ['a'] }));
    expect(rowOf(await world.open(), 'a')?.conflicts).toEqual([
      { field: 'product', mine: undefined, theirs: 'Plain Shirt' },
    ]);
    const visit = await world.open();
    expect(await visit.applyChange(resolveConflicts('a', { product: 'mine' }))).toMatchObject({
      ok: false,
      reason: 'invalid',
    });
    expect(await visit.applyChange(resolveConflicts('a', { product: 'theirs' }))).toMatchObject({ ok: true });
  });
});
