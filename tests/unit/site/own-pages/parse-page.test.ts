import { parsePage } from '@/lib/site/own-pages/parse-page';

const PICTURES = new Map([
  ['/pages/oven.jpg', { width: 800, height: 600 }],
  ['/pages/a b/Öfen.png', { width: 40, height: 40 }],
]);

const parse = (text: string) => parsePage('about', text, PICTURES);
const parseBody = (body: string) => parse(`---\ntitle: About\n---\n${body}`);
const reported = ({ problems }: ReturnType<typeof parse>) =>
  problems.map(({ field, message }) => `${field}: ${message}`).join('\n');

test.each([
  ['a\n\n<b>c</b>', 'line 6: has HTML (<b>): write Markdown, or \\< for the character <'],
  ['<!-- a note -->', 'line 4: has HTML (<!-- a note -->)'],
  ['a <img src=x onerror=alert(1)>', 'line 4: has HTML (<img src=x onerror=alert(1)>)'],
  ['[a](javascript:alert(1))', 'line 4: links to "javascript:alert(1)": link to a page of the shop'],
  ['[a](java&#10;script:alert(1))', 'line 4: links to "java%0Ascript:alert(1)"'],
  ['<javascript:alert(1)>', 'line 4: links to "javascript:alert(1)"'],
  [
    '[a](http://b.example/)',
    'line 4: links to "http://b.example/": link to a page of the shop (/faq/ or returns.md), https://',
  ],
  ['[a](//b.example/)', 'line 4: links to "//b.example/"'],
  ['[a](Returns)', 'line 4: links to "Returns"'],
  ['[a][b]\n\n[b]: data:text/html,b', 'line 4: links to "data:text/html,b"'],
  ['[](/faq/)', 'line 4: has a link to /faq/ without text'],
  ['# About', 'line 4: begins with one #, which is for the title: write ##'],
  ['![](oven.jpg)', 'line 4: shows oven.jpg without a description'],
  [
    '![An oven](stove.jpg)',
    'line 4: shows stove.jpg, which is not a PNG, JPEG, WebP, AVIF or plain SVG picture in the',
  ],
  ['![An oven](../oven.jpg)', 'line 4: shows ../oven.jpg, which is not a PNG'],
  ['\n', 'has no text below its front matter'],
])('the text %j is an error with its line', (body, problem) => {
  const parsed = parseBody(body);
  expect(reported(parsed)).toContain(problem);
  expect(parsed.page).toBeUndefined();
});

test('all problems of a page are reported with their lines', () => {
  expect(reported(parse('---\nlink: menu\n---\na\n\n- b\n\n  [c](d)\n- <i>')).split('\n')).toEqual([
    'title: is missing',
    expect.stringMatching(/^line 8: links to/),
    expect.stringMatching(/^line 9: has HTML/),
  ]);
});

test.each([
  [
    '---\r\ntitle: "A: \\"b\\"" # a note\r\ndate: 2026-02-28\r\nlink: none\r\n---\r\na',
    { title: 'A: "b"', date: '2026-02-28', link: 'none' },
  ],
  [
    "\uFEFF---\n# a note\ntitle: 'It''s'\ndescription: >\n  two\n  lines\n---\na",
    { title: "It's", description: 'two lines' },
  ],
  [
    '---\ntitle: 2026\n---\n## A\n\nFirst *of*\nall.\n\nSecond.',
    { title: '2026', description: 'First of all.', link: 'footer' },
  ],
])('the front matter of %j is YAML in which all values are text', (text, page) => {
  expect(parse(text).page).toMatchObject(page);
});

test.each([
  ['# About\n', 'line 1: must begin with a line of three hyphens (---)'],
  ['---\ntitle: A\n', 'line 1: must begin with a line of three hyphens'],
  ['---\ntitle:\n---\na', 'title: must not be empty'],
  ['---\ntitle: A\nlink: header\n---\na', 'link: must be "menu", "footer" or "none", not the text "header"'],
  ['---\ntitle: A\ndate: 24.3.2026\n---\na', 'date: must be a day such as 2026-03-24, not the text "24.3.2026"'],
  ['---\ntitle: A\nauthor: B\n---\na', 'front matter: has an unknown field: author'],
  ['---\ntitle: A\ntitle: B\n---\na', 'line 3: is not valid YAML (Map keys must be unique)'],
  ['---\ntitle: *b\n---\na', 'line 2: is not valid YAML'],
  ['---\n- b\n---\na', 'front matter: must be a list of fields, not a list'],
])('the front matter of %j is an error', (text, problem) => {
  expect(reported(parse(text))).toContain(problem);
});
