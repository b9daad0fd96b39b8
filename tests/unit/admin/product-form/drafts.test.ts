/** @jest-environment jsdom */
import { draftOf, draftTitle } from '@/lib/admin/product-form/drafts';
import { areaOf, MemoryStorage } from '@/tests/fixtures/memory-storage';
import { raw } from '../fake-browser';

const SHIRT = raw({ id: 'shirt', name: 'Plain shirt' });
const stored = (texts: Record<string, unknown>) => {
  const storage = new MemoryStorage();
  for (const [name, value] of Object.entries(texts))
    storage.setItem(
      `sp:${name}`,
      typeof value === 'string' ? value : JSON.stringify({ v: 2, at: 7, ...(value as object) }),
    );
  return { storage, draft: (product: string) => draftOf(product, areaOf(storage)) };
};
const valuesOf = (values: object) => stored({ 'draft:shirt': { values } }).draft('shirt').get()?.values;

test.each([
  ['in storage', areaOf(new MemoryStorage())],
  ['in memory, if storage is denied', areaOf()],
])('the last draft of a product is saved %s until it is removed', (_, webStorage) => {
  const stored = draftOf('shirt', webStorage);
  const draft = { at: 7, values: { price: '5' }, base: SHIRT };
  stored.set({ at: 6, values: { productName: 'Hat' } });
  expect([stored.set(draft), stored.get()]).toEqual([true, draft]);
  expect(draftOf('boot', webStorage).get()).toBeUndefined();
  stored.set(undefined);
  expect(stored.get()).toBeUndefined();
});

test('only values that the form can show are read', () => {
  const invalid = { sizes: 'S', isBestseller: 'yes', gone: 'x', subcategory: null, features: ['a'] };
  const images = [{ src: 'a', alt: 'Front' }];
  const variants = [{ choice: { size: 'S' }, facts: { price: '5' } }];
  expect(valuesOf({ ...invalid, price: '5', images, variants })).toEqual({ price: '5', images, variants });
});

test.each<[object]>([
  [{ images: [{ src: 'a', alt: 1 }] }],
  [{ images: ['a'] }],
  [{ variants: [{ choice: { size: 1 }, facts: {} }] }],
  [{ variants: null }],
])('a list that the form cannot show is left out: %j', (values) => {
  expect(valuesOf({ price: '5', ...values })).toEqual({ price: '5' });
});

test.each(['{', '{"price":"5"}', '{"v":1,"at":7,"values":{}}', '{"v":2,"at":"noon","values":{}}'])(
  'a draft that cannot be read is not removed: %s',
  (text) => {
    const { storage, draft } = stored({ 'draft:new': text });
    expect(draft('new').get()).toBeUndefined();
    draft('new').set(undefined);
    expect(storage.getItem('sp:draft:new')).toBe(text);
  },
);

test('full storage is reported', () => {
  const storage = new MemoryStorage();
  storage.limit = 5;
  expect(draftOf('new', areaOf(storage)).set({ at: 1, values: {} })).toBe(false);
});

test('a title has the time and the name, and the day unless it is today', () => {
  const at = new Date(2026, 1, 3, 14, 5).getTime();
  const draft = { at, values: { productName: 'Blue shirt' } };
  expect(draftTitle(draft, new Date(2026, 1, 3, 20))).toBe('Draft of 14:05: “Blue shirt”');
  expect(draftTitle({ at, values: {} }, new Date(2026, 1, 4))).toBe('Draft of Feb 3, 14:05: a product without a name');
});
