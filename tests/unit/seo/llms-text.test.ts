import { markdownText } from '@/lib/seo/llms-text';

test.each([
  ['Badges & Holders', 'Badges & Holders'],
  ['[Sale](https://b.example) <b>*now*</b>', '\\[Sale\\](https://b.example) \\<b\\>\\*now\\*\\</b\\>'],
  ['snake_case `code` ~~gone~~ \\', 'snake\\_case \\`code\\` \\~\\~gone\\~\\~ \\\\'],
  ['5 &lt; 6 &#60; AT&T', '5 \\&lt; 6 \\&#60; AT&T'],
  ['# 1 choice', '\\# 1 choice'],
  ['- or + or =', '\\- or + or ='],
  ['5. Gloves', '5\\. Gloves'],
  ['5.11 Belt', '5\\.11 Belt'],
  [' one\n\ntwo\t three ', 'one two three'],
])('%j in Markdown is %s', (text, written) => {
  expect(markdownText(text)).toBe(written);
});
