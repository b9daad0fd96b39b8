import { changeProducts } from '@/lib/admin/edits/operations';
import type { DocumentContent } from '@/lib/storage/shared-document';
import { FakeBrowser, raw, rowOf } from '../fake-browser';

const PRICE = 7;
const setPrice = (price: number) => changeProducts(['a'], (old) => ({ ...old, price }));

/** Browser with one saved edit in the database and in localStorage. */
async function browserWithEdit(): Promise<FakeBrowser> {
  const browser = new FakeBrowser();
  await (await browser.open()).applyChange(setPrice(PRICE));
  return browser;
}

const edits = (stored: unknown) => (document: Record<string, unknown>) => ({ ...document, edits: stored });
/** Ways to damage the text of a stored copy. */
const BROKEN: Record<string, (text: string) => string> = {
  'truncated JSON': (text) => text.slice(0, 60),
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
  'with %s in the database, the localStorage copy is used and this is reported',
  async (_, damage) => {
    const browser = await browserWithEdit();
    const { head, parts } = browser.document.stored as DocumentContent;
    browser.document.stored = { head, parts: [damage(String(parts[0]))] };
    await expectRestored(browser);
  },
);

test.each(Object.entries(BROKEN))(
  'with %s in localStorage, the database is used and this is reported',
  async (_, damage) => {
    const browser = await browserWithEdit();
    browser.storage.setItem('sp:catalogue', damage(browser.copy ?? ''));
    await expectRestored(browser);
  },
);

test.each<[string, (stored: DocumentContent) => unknown]>([
  ['a head without parts', ({ head }) => ({ head, parts: undefined })],
  ['parts without a head', ({ parts }) => ({ head: undefined, parts })],
  ['a head that is null', ({ parts }) => ({ head: null, parts })],
  ['a head that is a text', ({ parts }) => ({ head: 'x', parts })],
  ['parts that are numbers', ({ head }) => ({ head, parts: [1, 2] })],
])('with %s in the database, the localStorage copy is used and this is reported', async (_, damage) => {
  const browser = await browserWithEdit();
  browser.document.stored = damage(browser.document.stored as DocumentContent) as DocumentContent;
  await expectRestored(browser);
});

/** Expects that the edit exists, the damaged copy can be downloaded, both copies are repaired, and later changes work. */
async function expectRestored(browser: FakeBrowser): Promise<void> {
  const tab = await browser.open();
  expect([rowOf(tab, 'a')?.raw.price, tab.getSnapshot().mode]).toEqual([PRICE, 'stored']);
  const [name = ''] = tab.getSnapshot().damagedCopies;
  expect(await tab.readDamagedCopy(name)).toEqual(expect.any(String));
  const again = await browser.open();
  expect([rowOf(again, 'a')?.raw.price, again.getSnapshot().damagedCopies]).toEqual([PRICE, [name]]);
  expect(await again.applyChange(setPrice(8))).toMatchObject({ ok: true });
  await again.deleteDamagedCopy(name);
  const last = await browser.open();
  expect([rowOf(last, 'a')?.raw.price, last.getSnapshot().damagedCopies]).toEqual([8, []]);
}

test('if both copies are damaged, readable edits are restored and both copies are backed up', async () => {
  const browser = await browserWithEdit();
  await (await browser.open()).applyChange(changeProducts(['b'], (old) => ({ ...old, stock: 3 })));
  const damage = (text: string) => text.replace('"patch":{"price":7}', '"patch":5');
  const { head, parts } = browser.document.stored as DocumentContent;
  browser.document.stored = { head, parts: [damage(String(parts[0]))] };
  browser.storage.setItem('sp:catalogue', damage(browser.copy ?? ''));
  const tab = await browser.open();
  expect([rowOf(tab, 'b')?.raw.stock, rowOf(tab, 'a')?.state, tab.getSnapshot().damagedCopies.length]).toEqual([
    3,
    'live',
    2,
  ]);
});

test('if storage is full, a damaged copy stays untouched and edits are only in memory', async () => {
  const browser = await browserWithEdit();
  const { head } = browser.document.stored as DocumentContent;
  browser.document.stored = { head, parts: ['{'] };
  browser.document.isFull = true;
  const tab = await browser.open();
  expect(await tab.applyChange(setPrice(9))).toMatchObject({ ok: true });
  expect([tab.getSnapshot().mode, tab.getSnapshot().isFull, browser.document.stored.parts]).toEqual([
    'memory',
    true,
    ['{'],
  ]);
});

describe('a missing copy', () => {
  const RESTORED = 'One of the two stored copies';

  test.each<[string, (browser: FakeBrowser) => void]>([
    [
      'the database',
      ({ document }) => {
        document.stored = undefined;
      },
    ],
    ['localStorage', ({ storage }) => storage.clear()],
  ])('in %s is restored on the next visit, and this is reported', async (_, clear) => {
    const browser = await browserWithEdit();
    clear(browser);
    const tab = await browser.open();
    expect([rowOf(tab, 'a')?.raw.price, tab.getSnapshot().news.join()]).toEqual([
      PRICE,
      expect.stringContaining(RESTORED),
    ]);
    expect([browser.document.stored === undefined, browser.copy === null]).toEqual([false, false]);
  });

  test('is restored by an open tab, even if both copies were cleared', async () => {
    const browser = await browserWithEdit();
    const tab = await browser.open();
    browser.document.stored = undefined;
    browser.storage.clear();
    await browser.open();
    await tab.refresh();
    expect(rowOf(await browser.open(), 'a')?.raw.price).toBe(PRICE);
  });

  test('an older copy, for example after a crash, is not used', async () => {
    const browser = await browserWithEdit();
    const old = browser.copy ?? '';
    await (await browser.open()).applyChange(setPrice(8));
    browser.storage.setItem('sp:catalogue', old);
    const tab = await browser.open();
    expect([rowOf(tab, 'a')?.raw.price, tab.getSnapshot().damagedCopies, browser.copy === old]).toEqual([8, [], false]);
  });
});

test('only edited products are stored', async () => {
  const browser = await browserWithEdit();
  expect(JSON.parse(String(browser.document.stored?.parts[0])).edits).toEqual([
    expect.objectContaining({ id: 'a', base: raw({ id: 'a' }), patch: { price: PRICE } }),
  ]);
});
