import { changeProducts } from '@/lib/admin/edits/operations';
import type { DocumentContent } from '@/lib/storage/shared-document';
import { catalogueOf, FakeBrowser, raw, rowOf } from '../fake-browser';

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

const damageDatabase = ({ document }: FakeBrowser, damage: (stored: DocumentContent) => unknown) => {
  document.stored = damage(document.stored as DocumentContent) as DocumentContent;
};

test.each(Object.entries(BROKEN))(
  'with %s in one of the copies, the other is used and this is reported',
  async (_, damage) => {
    const browser = await browserWithEdit();
    damageDatabase(browser, ({ head, parts }) => ({ head, parts: [damage(String(parts[0]))] }));
    await expectRestored(browser);
    const other = await browserWithEdit();
    other.storage.setItem('sp:catalogue', damage(other.copy ?? ''));
    await expectRestored(other);
  },
);

test.each<[string, (stored: DocumentContent) => unknown]>([
  ['a head without parts', ({ head }) => ({ head, parts: undefined })],
  ['parts without a head', ({ parts }) => ({ head: undefined, parts })],
  ['a head that is a text', ({ parts }) => ({ head: 'x', parts })],
  ['parts that are numbers', ({ head }) => ({ head, parts: [1, 2] })],
])('with %s in the database, the localStorage copy is used and this is reported', async (_, damage) => {
  const browser = await browserWithEdit();
  damageDatabase(browser, damage);
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
  damageDatabase(browser, ({ head, parts }) => ({ head, parts: [damage(String(parts[0]))] }));
  browser.storage.setItem('sp:catalogue', damage(browser.copy ?? ''));
  const tab = await browser.open();
  expect([rowOf(tab, 'b')?.raw.stock, rowOf(tab, 'a')?.state]).toEqual([3, 'live']);
  expect(tab.getSnapshot().damagedCopies).toHaveLength(2);
});

test('if storage is full, a damaged copy stays untouched and edits are only in memory', async () => {
  const browser = await browserWithEdit();
  damageDatabase(browser, ({ head }) => ({ head, parts: ['{'] }));
  browser.document.isFull = true;
  const tab = await browser.open();
  expect(await tab.applyChange(setPrice(9))).toMatchObject({ ok: true });
  expect(tab.getSnapshot()).toMatchObject({ mode: 'memory', isFull: true });
  expect(browser.document.stored?.parts).toEqual(['{']);
});

describe('a missing copy', () => {
  test.each<[string, (browser: FakeBrowser) => unknown]>([
    ['the database', (browser) => damageDatabase(browser, () => undefined)],
    ['localStorage', ({ storage }) => storage.clear()],
  ])('in %s is restored on the next visit, and this is reported', async (_, clear) => {
    const browser = await browserWithEdit();
    clear(browser);
    const tab = await browser.open();
    expect(rowOf(tab, 'a')?.raw.price).toBe(PRICE);
    expect(tab.getSnapshot().news).toEqual([expect.stringContaining('One of the two stored copies')]);
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

describe('version 1', () => {
  const a = raw({ id: 'a', price: 10, stock: 5 });
  const links = ['https://example.com/a.png'];
  /** Browser with items of version 1 in localStorage and in the database. */
  const legacyBrowser = (...items: object[]) => {
    const browser = new FakeBrowser(catalogueOf(a, raw({ id: 'b' })));
    const rest = { v: 1, rev: 4, base: { hash: 'x', count: 2 } };
    browser.storage.setItem('sp:catalogue', JSON.stringify({ ...rest, items }));
    damageDatabase(browser, () => ({ head: { ...rest, mark: 'm', key: 'k' }, parts: [JSON.stringify(items)] }));
    return browser;
  };
  const withAlt = { ...a, image_links: links, image_alts: { [String(links[0])]: 'Front' } };

  /** Edit of the price, with other fields. */
  const edited = (more: object = {}) => ({
    id: 'a',
    h: 'hash',
    p: { ...a, price: 12 },
    e: 5,
    b: { price: 10 },
    ...more,
  });
  const price12 = { kind: 'edited', raw: { price: 12 } };
  const short = { p: undefined, s: { price: 12, stock: null }, b: { price: 10, stock: 5 } };
  const conflicts = [{ field: 'price', mine: 12, theirs: 10 }];
  const image_links = [{ src: links[0], alt: 'Front' }];

  test.each<[string, { id: string; [field: string]: unknown }, object]>([
    ['an edit', edited(), price12],
    ['an edit in the short form', edited(short), price12],
    ['a deletion', { id: 'a', h: 'hash', p: a, d: 5 }, { kind: 'deleted' }],
    ['a new product', { id: 'n', p: raw({ id: 'n' }), e: 5 }, { kind: 'new' }],
    ['a conflict', edited({ c: ['price'] }), { conflicts }],
    ['an edit that is published but not live', edited({ w: 'c0ffee', y: { price: [10, 12] } }), price12],
    [
      'a separate alt text',
      edited({ p: withAlt, b: { image_links: null, image_alts: null } }),
      { raw: { image_links } },
    ],
  ])('%s is read, and saved in the current format', async (_, item, expected) => {
    const browser = legacyBrowser({ id: 'b', h: 'hash' }, item);
    const tab = await browser.open();
    expect(rowOf(tab, item.id)).toMatchObject({ state: item.c ? 'conflict' : 'unpublished', ...expected });
    expect(tab.getSnapshot().damagedCopies).toEqual([]);
    expect(JSON.parse(browser.copy ?? '')).toMatchObject({ v: 2, edits: [{ id: item.id }] });
    expect(rowOf(await browser.open(), item.id)).toMatchObject(expected);
  });

  test('an unreadable item is backed up, and the others are read', async () => {
    const unreadable = { id: 'a', h: 'hash', p: { ...a, price: '12' }, e: 5 };
    const tab = await legacyBrowser(unreadable, { id: 'n', p: raw({ id: 'n' }), e: 5 }).open();
    expect([rowOf(tab, 'n')?.kind, rowOf(tab, 'a')?.state]).toEqual(['new', 'live']);
    expect(tab.getSnapshot().damagedCopies.length).toBeGreaterThan(0);
  });
});
