import { toLargeGroups } from '@/lib/catalogue/similar';

/** Words that belong together by their first letter, and closer by their first two. */
const KEYS = [(word: string) => word.slice(0, 1), (word: string) => word.slice(0, 2)];
const parted = (words: string) => toLargeGroups(words.split(' '), KEYS, 2).map((group) => group.join(' '));

test.each([
  ['aa1 aa2 ab1 ab2', ['aa1 aa2', 'ab1 ab2']],
  ['aa1 ab1 ac1 ac2', ['ac1 ac2', 'aa1 ab1']],
  ['aa1 ab1 ab2 ab3', ['ab1 ab2 ab3 aa1']],
  ['aa1 ba1 ba2 ca1', ['ba1 ba2', 'aa1 ca1']],
  ['aa1 ba1 ba2', ['ba1 ba2 aa1']],
  ['aa1', ['aa1']],
])('%s is parted into groups of two and more, the closest first', (words, groups) => {
  expect(parted(words)).toEqual(groups);
});

test('nothing has no groups', () => {
  expect(toLargeGroups([], KEYS, 2)).toEqual([]);
});
