import { openDrafts } from '@/lib/admin/drafts';
import { MemoryStorage } from './ledger/world';

test.each([
  ['in storage', new MemoryStorage()],
  ['in memory where storage is denied', undefined],
])('a draft is kept %s until it is cleared', (_, storage) => {
  const drafts = openDrafts(storage);
  expect([drafts.read('new'), drafts.write('new', { price: '5' }), drafts.read('new'), drafts.read('other')]).toEqual([
    undefined,
    true,
    { price: '5' },
    undefined,
  ]);
  drafts.clear('new');
  expect(drafts.read('new')).toBeUndefined();
});

test('a draft that finds no room is said not to be kept', () => {
  const storage = new MemoryStorage();
  storage.limit = 5;
  expect(openDrafts(storage).write('new', { price: '5' })).toBe(false);
});

test('a draft that cannot be read is none', () => {
  const storage = new MemoryStorage();
  storage.setItem('sp:draft:new', '{');
  expect(openDrafts(storage).read('new')).toBeUndefined();
});

test('a draft never touches the list', () => {
  const storage = new MemoryStorage();
  openDrafts(storage).write('new', {});
  expect([...storage.entries.keys()]).toEqual(['sp:draft:new']);
});
