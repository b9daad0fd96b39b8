import { changeProducts } from '@/lib/admin/edits/operations';
import type { DocumentContent } from '@/lib/storage/shared-document';
import { FakeBrowser, raw, rowOf } from '../fake-browser';

const PRICE = 7;
const setPrice = (price: number) => changeProducts(['a'], (old) => ({ ...old, price }));

/** A browser with one saved edit in both copies. */
async function browserWithEdit(): Promise<FakeBrowser> {
  const world = new FakeBrowser();
  await (await world.open()).applyChange(setPrice(PRICE));
  return world;
}

const edits = (stored: unknown) => (document: Record<string, unknown>) => ({ ...document, edits: stored });
/** Broken texts of a document, which may be in either copy. */
const BROKEN: Record<string, (text: string) => string> = {
  'cut JSON': (text) => text.slice(0, 60),
  'an empty text': () => '',
  null: () => 'null',
  'a number': () => '5',
  'a list': () => '[]',
  'an object without fields': () => '{}',
  'no revision': (text) => text.replace(/"rev":\d+/, '"rev":"x"'),
  'edits of the wrong type': (text) => JSON.stringify(edits('none')(JSON.parse(text))),
  'an edit that is null': (text) => JSON.stringify(edits([null])(JSON.parse(text))),
  'an edit without a product': (text) => JSON.stringify(edits([{ id: 'a', editedAt: 1 }])(JSON.parse(text))),
  'an edit with a price that is a text': (text) => text.replaceAll(/"price":[\d.]+/g, '"price":"7"'),
  'an edit of another id': (text) => text.replace('"id":"a"', '"id":"z"'),
};

test.each(Object.entries(BROKEN))(
  'with %s in the database, the copy is used and the page says so',
  async (_, damage) => {
    const world = await browserWithEdit();
    const { head, parts } = world.document.stored as DocumentContent;
    world.document.stored = { head, parts: [damage(String(parts[0]))] };
    await expectRestored(world);
  },
);

test.each(Object.entries(BROKEN))(
  'with %s in localStorage, the database is used and the page says so',
  async (_, damage) => {
    const world = await browserWithEdit();
    world.storage.setItem('sp:catalogue', damage(world.copy ?? ''));
    await expectRestored(world);
  },
);

test.each<[string, (kept: DocumentContent) => unknown]>([
  ['a head without parts', ({ head }) => ({ head, parts: undefined })],
  ['parts without a head', ({ parts }) => ({ head: undefined, parts })],
  ['a head that is null', ({ parts }) => ({ head: null, parts })],
  ['a head that is a text', ({ parts }) => ({ head: 'x', parts })],
  ['parts that are numbers', ({ head }) => ({ head, parts: [1, 2] })],
])('with %s in the database, the copy is used and the page says so', async (_, damage) => {
  const world = await browserWithEdit();
  world.document.stored = damage(world.document.stored as DocumentContent) as DocumentContent;
  await expectRestored(world);
});

/** The edit is there, the damaged copy can be downloaded, both copies are whole again, and later changes work. */
async function expectRestored(world: FakeBrowser): Promise<void> {
  const tab = await world.open();
  expect([rowOf(tab, 'a')?.raw.price, tab.getSnapshot().mode]).toEqual([PRICE, 'stored']);
  const [name = ''] = tab.getSnapshot().damagedCopies;
  expect(await tab.readDamagedCopy(name)).toEqual(expect.any(String));
  const again = await world.open();
  expect([rowOf(again, 'a')?.raw.price, again.getSnapshot().damagedCopies]).toEqual([PRICE, [name]]);
  expect(await again.applyChange(setPrice(8))).toMatchObject({ ok: true });
  await again.deleteDamagedCopy(name);
  const last = await world.open();
  expect([rowOf(last, 'a')?.raw.price, last.getSnapshot().damagedCopies]).toEqual([8, []]);
}

test('with both copies damaged, readable edits are kept and both copies are set aside', async () => {
  const world = await browserWithEdit();
  await (await world.open()).applyChange(changeProducts(['b'], (old) => ({ ...old, stock: 3 })));
  const damage = (text: string) => text.replace('"patch":{"price":7}', '"patch":5');
  const { head, parts } = world.document.stored as DocumentContent;
  world.document.stored = { head, parts: [damage(String(parts[0]))] };
  world.storage.setItem('sp:catalogue', damage(world.copy ?? ''));
  const tab = await world.open();
  expect([rowOf(tab, 'b')?.raw.stock, rowOf(tab, 'a')?.state, tab.getSnapshot().damagedCopies.length]).toEqual([
    3,
    'live',
    2,
  ]);
});

test('without room to set a copy aside, it stays untouched and the visit works in memory', async () => {
  const world = await browserWithEdit();
  const { head } = world.document.stored as DocumentContent;
  world.document.stored = { head, parts: ['{'] };
  world.document.isFull = true;
  const tab = await world.open();
  expect(await tab.applyChange(setPrice(9))).toMatchObject({ ok: true });
  expect([tab.getSnapshot().mode, tab.getSnapshot().isFull, world.document.stored.parts]).toEqual([
    'memory',
    true,
    ['{'],
  ]);
});

describe('a copy that is missing', () => {
  const RESTORED = 'One of the two stored copies';

  test.each<[string, (world: FakeBrowser) => void]>([
    [
      'the database',
      ({ document }) => {
        document.stored = undefined;
      },
    ],
    ['localStorage', ({ storage }) => storage.clear()],
  ])('%s is restored on the next visit, and the page says so', async (_, clear) => {
    const world = await browserWithEdit();
    clear(world);
    const tab = await world.open();
    expect([rowOf(tab, 'a')?.raw.price, tab.getSnapshot().news.join()]).toEqual([
      PRICE,
      expect.stringContaining(RESTORED),
    ]);
    expect([world.document.stored === undefined, world.copy === null]).toEqual([false, false]);
  });

  test('everything that was cleared under an open tab is restored by that tab', async () => {
    const world = await browserWithEdit();
    const tab = await world.open();
    world.document.stored = undefined;
    world.storage.clear();
    await world.open();
    await tab.refresh();
    expect(rowOf(await world.open(), 'a')?.raw.price).toBe(PRICE);
  });

  test('a copy of an older revision, as after a crash, is not used', async () => {
    const world = await browserWithEdit();
    const old = world.copy ?? '';
    await (await world.open()).applyChange(setPrice(8));
    world.storage.setItem('sp:catalogue', old);
    const tab = await world.open();
    expect([rowOf(tab, 'a')?.raw.price, tab.getSnapshot().damagedCopies, world.copy === old]).toEqual([8, [], false]);
  });
});

test('a product of the shop that is not in the edits needs no stored copy', async () => {
  const world = await browserWithEdit();
  expect(JSON.parse(String(world.document.stored?.parts[0])).edits).toEqual([
    expect.objectContaining({ id: 'a', base: raw({ id: 'a' }), patch: { price: PRICE } }),
  ]);
});
