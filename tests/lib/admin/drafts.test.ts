/** @jest-environment jsdom */
import { openDrafts } from '@/lib/admin/drafts';
import { giveLocks, takeLocks } from '@/tests/fixtures/lock-manager';
import { areaOf, MemoryStorage } from '@/tests/fixtures/memory-storage';
import { raw } from './ledger/world';

const SHIRT = raw({ id: 'shirt', name: 'Plain shirt' });
const isThere = (id: string) => id === 'shirt';
const found = async (drafts: ReturnType<typeof openDrafts>, product?: string) =>
  (await drafts.find(product, isThere)).drafts;
const names = async (drafts: ReturnType<typeof openDrafts>, product?: string) =>
  (await found(drafts, product)).map(({ values }) => values.productName);

afterEach(takeLocks);

test.each([
  ['in storage', areaOf(new MemoryStorage())],
  ['in memory where storage is denied', areaOf()],
])('a draft is kept %s until it is cleared', async (_, area) => {
  const drafts = openDrafts(area);
  const name = drafts.nameFor('shirt');
  expect(await found(drafts, 'shirt')).toEqual([]);
  expect(drafts.write(name, { at: 7, values: { price: '5' }, base: SHIRT })).toBe(true);
  expect(await found(drafts, 'shirt')).toEqual([
    { name, product: 'shirt', at: 7, values: { price: '5' }, base: SHIRT },
  ]);
  expect([await found(drafts), await found(drafts, 'boot')]).toEqual([[], []]);
  drafts.clear(name);
  expect(await found(drafts, 'shirt')).toEqual([]);
});

test('every form has a draft of its own, and the newest is first', async () => {
  const drafts = openDrafts(areaOf(new MemoryStorage()));
  drafts.write(drafts.nameFor(), { at: 1, values: { productName: 'Hat' } });
  drafts.write(drafts.nameFor(), { at: 2, values: { productName: 'Cap' } });
  expect(await names(drafts)).toEqual(['Cap', 'Hat']);
});

test('a draft whose form is open is not offered; one whose form is gone is', async () => {
  giveLocks();
  const drafts = openDrafts(areaOf(new MemoryStorage()));
  const name = drafts.nameFor();
  const letGo = drafts.hold(name);
  drafts.write(name, { at: 1, values: { productName: 'Hat' } });
  expect(await drafts.find(undefined, isThere)).toEqual({ drafts: [], isSure: true });
  letGo();
  expect(await names(drafts)).toEqual(['Hat']);
});

test('a draft is offered whose form lets go while one looks, as at a reload', async () => {
  giveLocks();
  const drafts = openDrafts(areaOf(new MemoryStorage()));
  const name = drafts.nameFor();
  const letGo = drafts.hold(name);
  drafts.write(name, { at: 1, values: { productName: 'Hat' } });
  setTimeout(letGo, 20);
  expect(await names(drafts)).toEqual(['Hat']);
});

test('without locks all drafts are offered, and it is not sure that their forms are gone', async () => {
  const drafts = openDrafts(areaOf(new MemoryStorage()));
  const name = drafts.nameFor();
  drafts.hold(name);
  drafts.write(name, { at: 1, values: { productName: 'Hat' } });
  expect(await drafts.find(undefined, isThere)).toMatchObject({ drafts: [{ name }], isSure: false });
});

test('the draft of a product that is gone is found by the form of a new one', async () => {
  const drafts = openDrafts(areaOf(new MemoryStorage()));
  drafts.write(drafts.nameFor('boot'), { at: 1, values: { price: '5' }, base: raw({ id: 'boot' }) });
  drafts.write(drafts.nameFor('shirt'), { at: 2, values: { price: '6' }, base: SHIRT });
  expect((await found(drafts)).map(({ product }) => product)).toEqual(['boot']);
});

test('a draft that finds no room is said not to be kept', () => {
  const storage = new MemoryStorage();
  storage.limit = 5;
  expect(openDrafts(areaOf(storage)).write('draft:new:1', { at: 1, values: {} })).toBe(false);
});

test('of a draft is read what a form understands', async () => {
  const storage = new MemoryStorage();
  const odd = { sizes: 'S', isBestseller: 'yes', gone: 'x', imageAlts: { a: 1 }, subcategory: null, features: ['a'] };
  const values = { ...odd, price: '5', images: [{ src: 'a', alt: 'Front' }] };
  storage.setItem('sp:draft:shirt:1-2', JSON.stringify({ v: 2, at: 7, values, base: { id: 'shirt' } }));
  expect(await found(openDrafts(areaOf(storage)), 'shirt')).toEqual([
    { name: 'draft:shirt:1-2', product: 'shirt', at: 7, values: { price: '5', images: [{ src: 'a', alt: 'Front' }] } },
  ]);
});

test('a draft of an earlier version keeps the descriptions of its pictures, without removed fields', async () => {
  const storage = new MemoryStorage();
  const values = { images: ['/uploads/a.webp', '/uploads/b.webp'], imageAlts: { '/uploads/a.webp': 'Front' } };
  const former = {
    ...SHIRT,
    image_links: ['/uploads/a.webp'],
    image_alts: { '/uploads/a.webp': 'Old' },
    artwork: 'polo',
    until: '2026-12-24',
  };
  storage.setItem('sp:draft:shirt:1-2', JSON.stringify({ v: 2, at: 7, values, base: former }));
  expect(await found(openDrafts(areaOf(storage)), 'shirt')).toMatchObject([
    {
      values: { images: [{ src: '/uploads/a.webp', alt: 'Front' }, { src: '/uploads/b.webp' }] },
      base: { ...SHIRT, image_links: [{ src: '/uploads/a.webp', alt: 'Old' }] },
    },
  ]);
});

test.each([[[7]], [[{ src: 'a', alt: 1 }]], ['a']])(
  'pictures that a form cannot show are left out of a draft: %j',
  async (images) => {
    const storage = new MemoryStorage();
    storage.setItem('sp:draft:shirt:1-2', JSON.stringify({ v: 2, at: 7, values: { price: '5', images } }));
    expect(await found(openDrafts(areaOf(storage)), 'shirt')).toMatchObject([{ values: { price: '5' } }]);
    expect((await found(openDrafts(areaOf(storage)), 'shirt'))[0]?.values).not.toHaveProperty('images');
  },
);

test.each([
  '{',
  '{"price":"5"}',
  '{"v":1,"at":7,"values":{}}',
  '{"v":2,"at":"noon","values":{}}',
  '{"v":3,"at":7,"values":{}}',
])('a draft that cannot be read stays where it is: %s', async (text) => {
  const storage = new MemoryStorage();
  storage.setItem('sp:draft:new:1-2', text);
  expect([await found(openDrafts(areaOf(storage))), storage.getItem('sp:draft:new:1-2')]).toEqual([[], text]);
});
