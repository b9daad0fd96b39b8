import { readPageSource } from '@/lib/site/own-pages/page-source';
import { parsePage } from '@/lib/site/own-pages/parse-page';

const HEADER = '---\ntitle: A\n---\n';
/** The Markdown without placeholders. */
const bodyOf = (markdown: string) => readPageSource(HEADER + markdown).body.replace(/^\n{3}/, '');

test.each([
  ['a paragraph', 'To be written: b\nc\n\nd', '\n\n\nd'],
  ['a bold paragraph', '**To be written:** b\n\nd', '\n\nd'],
  ['a quote', '> **To be written:** b\n> c\n\nd', '\n\n\nd'],
  ['a paragraph of a quote', '> a\n>\n> To be written: b', '> a\n>\n'],
  ['a list item', '- a\n- To be written: b\n  c\n- d', '- a\n\n\n- d'],
  ['a numbered item', '1. To be written: b\n2. c', '\n2. c'],
  ['a section with its heading', '## A\nTo be written: b\n## C\n\nd', '\n\n## C\n\nd'],
  ['a heading of empty sections', '## A\n\n### B\n\nTo be written: b\n\n## C\n\nd', '\n\n\n\n\n\n## C\n\nd'],
])('%s with "To be written" is removed', (_, text, body) => {
  expect(bodyOf(text)).toBe(body);
});

test.each(['a\nTo be written', 'What is to be written', '## A', '## A\n\n## B\n\nc', '# To be written'])(
  '%j is unchanged',
  (text) => {
    expect(bodyOf(text)).toBe(text);
  },
);

test('a placeholder is a warning with its line, and not the description', () => {
  const text = '---\ntitle: A\n---\n\n> **To be written:** who you are, since when and where you sell, and why.\n\nb';
  expect(parsePage('a', text, new Map())).toEqual({
    page: expect.objectContaining({ description: 'b' }),
    problems: [
      {
        field: 'line 5',
        message: '"To be written: who you are, since when a…" is not shown; write your own text in its place',
        isWarning: true,
      },
    ],
  });
});
