import { withFields } from '@/lib/admin/edits/fields';
import { changeProducts, removeProducts, updateProducts } from '@/lib/admin/edits/operations';
import { catalogueOf, FakeBrowser, raw, rowOf } from '../fake-browser';

/** Adds a line to the features of a product. */
const addLine = (id: string, line: string) =>
  changeProducts([id], (old) => withFields(old, { features: [...(old.features ?? []), line] }));
const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Pseudorandom numbers that are the same in every run. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
};

test('300 pairs of concurrent edits in three tabs lose nothing, even without a lock', async () => {
  const next = numbersFrom(3);
  const browser = new FakeBrowser(catalogueOf(...IDS.map((id) => raw({ id }))));
  browser.hasLock = false;
  const tabs = [await browser.open(), await browser.open(), await browser.open()];
  for (let pair = 0; pair < 300; pair += 1) {
    const first = next(3);
    const writers = [first, (first + 1 + next(2)) % 3];
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
  expect(visit.getSnapshot().rows.flatMap((row) => row.raw.features ?? [])).toHaveLength(600);
  for (const tab of tabs) {
    await tab.refresh();
    expect(tab.getSnapshot().rows).toEqual(visit.getSnapshot().rows);
  }
});

describe('a form that was opened before another tab saved', () => {
  const a = raw({ id: 'a', price: 10, stock: 5 });
  const update = (to: object) => updateProducts(new Map([['a', { raw: raw({ ...a, ...to }), before: a }]]));
  const conflict = [{ id: 'a', field: 'price', message: expect.stringContaining('was changed in another tab to') }];

  test.each([
    ['is merged if the other tab changed other fields', update({ stock: 1 }), update({ price: 12 }), { ok: true }],
    [
      'fails if the other tab changed the same field',
      update({ price: 9 }),
      update({ price: 12 }),
      { ok: false, reason: 'conflict', problems: conflict },
    ],
    [
      'fails if both changes are valid, but not together',
      update({ price: 40 }),
      update({ oldPrice: 30 }),
      { ok: false, reason: 'invalid', problems: [{ field: 'oldPrice' }] },
    ],
    [
      'is not saved if the other tab deleted the product',
      removeProducts(['a']),
      update({ price: 12 }),
      { ok: false, reason: 'not-found' },
    ],
  ])('%s', async (_, theirs, mine, expected) => {
    const browser = new FakeBrowser(catalogueOf(a, raw({ id: 'b' })));
    const [one, two] = [await browser.open(), await browser.open()];
    await one.applyChange(theirs);
    expect(await two.applyChange(mine)).toMatchObject(expected);
    const saved = expected.ok ? { price: 12, stock: 1 } : rowOf(one, 'a')?.raw;
    expect(rowOf(await browser.open(), 'a')?.raw).toMatchObject(saved ?? {});
  });
});
