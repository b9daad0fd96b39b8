import type { EditStore } from '@/lib/admin/edits/edit-store';
import { withFields } from '@/lib/admin/edits/fields';
import { changeProducts, removeProducts, updateProducts } from '@/lib/admin/edits/operations';
import { catalogueOf, FakeBrowser, raw, rowOf } from '../fake-browser';

/** Adds a line to the features of a product. */
const addLine = (id: string, line: string) =>
  changeProducts([id], (old) => withFields(old, { features: [...(old.features ?? []), line] }));
const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const linesOf = (tab: EditStore) => tab.getSnapshot().rows.flatMap((row) => row.raw.features ?? []);
/** Pseudorandom numbers that are the same in every run. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
};

test.each([
  ['two tabs, 200 pairs', 2, 200],
  ['three tabs, 300 pairs', 3, 300],
])('%s of concurrent edits lose nothing, even without a lock', async (_, tabCount, pairs) => {
  const next = numbersFrom(tabCount);
  const browser = new FakeBrowser(catalogueOf(...IDS.map((id) => raw({ id }))));
  browser.hasLock = false;
  const tabs: EditStore[] = [];
  for (let index = 0; index < tabCount; index += 1) tabs.push(await browser.open());
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = next(tabCount);
    const writers = [first, (first + 1 + next(tabCount - 1)) % tabCount];
    const outcomes = await Promise.all(
      writers.map(async (tab, order) => {
        // Delays the second save by a few microtasks.
        for (let turn = next(6); turn > 0; turn -= 1) await Promise.resolve();
        return tabs[tab]?.applyChange(addLine(IDS[next(IDS.length)] ?? 'a', `${pair}.${order}`));
      }),
    );
    expect(outcomes.map((outcome) => outcome?.ok)).toEqual([true, true]);
  }
  const visit = await browser.open();
  expect(linesOf(visit)).toHaveLength(2 * pairs);
  for (const tab of tabs) {
    await tab.refresh();
    expect(tab.getSnapshot().rows).toEqual(visit.getSnapshot().rows);
  }
});

test('a bulk change of every product and a concurrent edit in another tab are both saved', async () => {
  const many = Array.from({ length: 600 }, (_, index) => raw({ id: `p-${index}` }));
  const browser = new FakeBrowser(catalogueOf(...many));
  browser.hasLock = false;
  const [one, two] = [await browser.open(), await browser.open()];
  const ids = many.map(({ id }) => id);
  let renamed: Promise<unknown> | undefined;
  const rename = () => two.applyChange(changeProducts(['p-7'], (old) => withFields(old, { name: 'Renamed' })));
  const onProgress = () => {
    renamed ??= rename();
  };
  await one.applyChange(
    changeProducts(ids, (old) => withFields(old, { price: 5 })),
    { onProgress },
  );
  await (renamed ?? rename());
  const { rows } = (await browser.open()).getSnapshot();
  expect([rows.every((row) => row.raw.price === 5), rows.filter((row) => row.raw.name === 'Renamed').length]).toEqual([
    true,
    1,
  ]);
});

describe('a form that was opened before another tab saved', () => {
  const a = raw({ id: 'a', price: 10, stock: 5 });
  const update = (to: object) => updateProducts(new Map([['a', { raw: raw({ ...a, ...to }), before: a }]]));
  const twoTabs = async () => {
    const browser = new FakeBrowser(catalogueOf(a, raw({ id: 'b' })));
    return { browser, one: await browser.open(), two: await browser.open() };
  };

  test('is merged if the other tab changed other fields', async () => {
    const { browser, one, two } = await twoTabs();
    await one.applyChange(update({ stock: 1 }));
    expect(await two.applyChange(update({ price: 12 }))).toMatchObject({ ok: true });
    expect(rowOf(await browser.open(), 'a')?.raw).toMatchObject({ price: 12, stock: 1 });
  });

  test('fails with the other value if the other tab changed the same field', async () => {
    const { one, two } = await twoTabs();
    await one.applyChange(update({ price: 9 }));
    expect(await two.applyChange(update({ price: 12 }))).toEqual({
      ok: false,
      reason: 'conflict',
      problems: [{ id: 'a', field: 'price', message: expect.stringContaining('was changed in another tab to') }],
    });
    expect(rowOf(two, 'a')?.raw.price).toBe(9);
  });

  test('fails if both changes are valid, but not together', async () => {
    const { one, two } = await twoTabs();
    await one.applyChange(update({ price: 40 }));
    expect(await two.applyChange(update({ oldPrice: 30 }))).toMatchObject({
      ok: false,
      reason: 'invalid',
      problems: [{ field: 'oldPrice' }],
    });
  });

  test('is not saved if the other tab deleted the product', async () => {
    const { one, two } = await twoTabs();
    await one.applyChange(removeProducts(['a']));
    expect(await two.applyChange(update({ price: 12 }))).toMatchObject({ ok: false, reason: 'not-found' });
  });
});
