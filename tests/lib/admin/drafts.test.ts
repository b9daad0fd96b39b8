import { openDrafts } from '@/lib/admin/drafts';
import { areaOf, MemoryStorage } from '@/tests/fixtures/memory-storage';

test.each([
  ['in storage', areaOf(new MemoryStorage())],
  ['in memory where storage is denied', areaOf()],
])('a draft is kept %s until it is cleared', (_, area) => {
  const drafts = openDrafts(area);
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
  expect(openDrafts(areaOf(storage)).write('new', { price: '5' })).toBe(false);
});

test('a draft from before drafts had a version is read', () => {
  const storage = new MemoryStorage();
  storage.setItem('sp:draft:new', '{"price":"5"}');
  expect(openDrafts(areaOf(storage)).read('new')).toEqual({ price: '5' });
});

test('a draft that cannot be read is none, and the next one does not take its place', () => {
  const storage = new MemoryStorage();
  storage.setItem('sp:draft:new', '{');
  const drafts = openDrafts(areaOf(storage));
  expect(drafts.read('new')).toBeUndefined();
  drafts.write('new', { price: '5' });
  expect([drafts.read('new'), [...storage.entries.values()]]).toEqual([
    { price: '5' },
    ['{"v":1,"price":"5"}', '{', '1'],
  ]);
});

test('a draft never touches the list', () => {
  const storage = new MemoryStorage();
  openDrafts(areaOf(storage)).write('new', {});
  expect([...storage.entries.keys()]).toEqual(['sp:draft:new', 'sp:layout']);
});
