import { changedFilesLine, fileChanges } from '@/scripts/build/changed-files';

const hashed = (files: Record<string, string>) => new Map(Object.entries(files).map(([path, sha]) => [path, { sha }]));

test('files are compared by path and content', () => {
  const before = hashed({ 'a.html': '1', 'b.html': '2', 'c.html': '3', 'd.html': '4' });
  const after = hashed({ 'b.html': '2', 'c.html': '9', 'd.html': '8', 'e.html': '1' });
  const changes = { changed: ['c.html', 'd.html'], added: ['e.html'], removed: ['a.html'] };
  expect(fileChanges(before, after)).toEqual(changes);
  expect(changedFilesLine(changes, 16_824)).toBe('changed 2, added 1, removed 1 of 16,824 files');
});

test('two builds of one tree differ in nothing', () => {
  const files = hashed({ 'a.html': '1' });
  expect(changedFilesLine(fileChanges(files, files), 1)).toBe('changed 0, added 0, removed 0 of 1 files');
});
