import type { DocumentContent } from '@/lib/storage/shared-document';
import { catalogueOf, FakeBrowser, raw, rowOf } from '../fake-browser';

const a = raw({ id: 'a', price: 10, stock: 5 });

/** Browser with items of version 1 in localStorage and in the database. */
function legacyBrowser(...items: object[]): FakeBrowser {
  const browser = new FakeBrowser(catalogueOf(a, raw({ id: 'b' })));
  const rest = { v: 1, rev: 4, base: { hash: 'x', count: 2 } };
  browser.storage.setItem('sp:catalogue', JSON.stringify({ ...rest, items }));
  browser.document.stored = {
    head: { ...rest, mark: 'm', key: 'k' },
    parts: [JSON.stringify(items)],
  } as DocumentContent;
  return browser;
}

const unedited = { id: 'b', h: 'hash' };

test.each<[string, object, object]>([
  [
    'an edit',
    { id: 'a', h: 'hash', p: { ...a, price: 12 }, e: 5, b: { price: 10 } },
    { state: 'unpublished', kind: 'edited', raw: { price: 12 } },
  ],
  [
    'an edit in the short form',
    { id: 'a', h: 'hash', s: { price: 12, stock: null }, e: 5, b: { price: 10, stock: 5 } },
    { state: 'unpublished', raw: { price: 12 } },
  ],
  ['a deletion', { id: 'a', h: 'hash', p: a, d: 5 }, { state: 'unpublished', kind: 'deleted' }],
  ['a new product', { id: 'n', p: raw({ id: 'n' }), e: 5 }, { state: 'unpublished', kind: 'new' }],
  [
    'a conflict',
    { id: 'a', h: 'hash', p: { ...a, price: 12 }, e: 5, b: { price: 10 }, c: ['price'] },
    { state: 'conflict', conflicts: [{ field: 'price', mine: 12, theirs: 10 }] },
  ],
  [
    'an edit that was published',
    {
      id: 'a',
      h: 'hash',
      p: { ...a, price: 12 },
      e: 5,
      b: { price: 10 },
      w: 'c0ffee',
      x: 'm',
      y: { price: [10, 12], product: ['old', 'new'] },
    },
    { state: 'published', commit: 'c0ffee', raw: { price: 12 } },
  ],
])('%s of version 1 is read, and saved in the current format', async (_, item, expected) => {
  const browser = legacyBrowser(unedited, item);
  const tab = await browser.open();
  const id = (item as { id: string }).id;
  expect(rowOf(tab, id)).toMatchObject(expected);
  expect(tab.getSnapshot().damagedCopies).toEqual([]);
  expect(JSON.parse(browser.copy ?? '')).toMatchObject({ v: 2, edits: [{ id }] });
  expect(rowOf(await browser.open(), id)).toMatchObject(expected);
});

test('an unreadable item of version 1 is backed up, and the others are read', async () => {
  const tab = await legacyBrowser(
    { id: 'a', h: 'hash', p: { ...a, price: '12' }, e: 5 },
    { id: 'n', p: raw({ id: 'n' }), e: 5 },
  ).open();
  expect([rowOf(tab, 'n')?.kind, rowOf(tab, 'a')?.state]).toEqual(['new', 'live']);
  expect(tab.getSnapshot().damagedCopies.length).toBeGreaterThan(0);
});

test('alt texts that version 1 stored separately become part of the pictures', async () => {
  const links = ['https://example.com/a.png'];
  const tab = await legacyBrowser({
    id: 'a',
    h: 'hash',
    p: { ...a, image_links: links, image_alts: { [String(links[0])]: 'Front' } },
    e: 5,
    b: { image_alts: null },
  }).open();
  expect(rowOf(tab, 'a')?.raw.image_links).toEqual([{ src: links[0], alt: 'Front' }]);
});
