import { commentsWithoutNoun } from './comments';

test.each([
  ['/** What a form needs. */', 1],
  ['/**\n * Those of the tests that ran.\n */', 1],
  ['// It does not bubble.', 1],
  ['const a = 1; // This is one.', 1],
  ['<p>{/* Nothing to say. */}</p>', 1],
  ['/** The rows that match.\n * What is left is dropped. */', 0],
  ['// A sentence that goes on:\n// What stands here continues it.', 0],
  ['// Whole words alone count.', 0],
  ["const a = 'https://example.com//What';", 0],
])('%j has %d comment without its noun', (text, count) => {
  expect(commentsWithoutNoun(new Map([['lib/a.ts', text]]))).toHaveLength(count);
});

test('an offence names its place and its first words', () => {
  const files = new Map([['lib/a.css', 'a {\n  /* It covers its label here. */\n}']]);
  expect(commentsWithoutNoun(files)).toEqual(['lib/a.css:2 It covers its label']);
});
