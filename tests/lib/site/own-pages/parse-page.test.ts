import { parsePage } from '@/lib/site/own-pages/parse-page';

const PICTURES = new Map([
  ['/pages/oven.jpg', { width: 800, height: 600 }],
  ['/pages/a b/Öfen.png', { width: 40, height: 40 }],
  ['/pages/dot.png', { width: 1, height: 1 }],
  ['/pages/notes.png', undefined],
]);
const HEAD = '---\ntitle: About\n---\n';

const read = (text: string) => parsePage('about', text, PICTURES);
const bodyOf = (body: string) => {
  const result = read(HEAD + body);
  if ('faults' in result) throw new Error(result.faults.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  return result.page;
};
const faultsOf = (text: string) => {
  const result = read(text);
  return 'faults' in result
    ? result.faults.map(({ field, message }) => (field ? `${field}: ${message}` : message))
    : [];
};

test.each([
  ['a\n\n<b>c</b>', 'line 6: holds HTML, <b>: write it as Markdown, or \\< for the sign itself'],
  ['<!-- a note -->', 'line 4: holds HTML, <!-- a note -->: write it as Markdown, or \\< for the sign itself'],
  ['a <img src=x onerror=alert(1)>', 'line 4: holds HTML, <img src=x onerror=alert(1)>: write'],
  ['[a](javascript:alert(1))', 'line 4: leads to an address of the kind "javascript:"'],
  ['[a](JavaScript&colon;alert(1))', 'line 4: leads to an address of the kind "javascript:"'],
  ['[a](java&#10;script:alert(1))', 'line 4: leads to an address with a blank'],
  ['[a](data:text/html,b)', 'line 4: leads to an address of the kind "data:"'],
  ['<javascript:alert(1)>', 'line 4: leads to an address of the kind "javascript:"'],
  ['[a](http://b.example/)', 'line 4: leads to http://b.example/: write https:// in the place of http://'],
  ['[a](//b.example/)', 'line 4: leads to //b.example/: write https: before it'],
  ['[a](/\\b.example/)', 'line 4: leads to an address with a blank or backslash'],
  ['[a](https://user:word@b.example/)', 'line 4: leads to https://user:word@b.example/, which holds a user name'],
  ['[a](https://)', 'line 4: leads to https://, which is not whole'],
  ['[a](mailto:nobody)', 'line 4: leads to mailto:nobody, which is not whole'],
  ['[a](Returns)', 'line 4: leads to Returns, which is no address: begin it with a slash, such as /returns/'],
  ['[a]()', 'line 4: leads nowhere'],
  ['[](/faq/)', 'line 4: has a link to /faq/ without words'],
  ['[a][b]\n\n[b]: javascript:alert(1)', 'line 4: leads to an address of the kind "javascript:"'],
  ['# About', 'line 4: begins with one #'],
  ['![](oven.jpg)', 'line 4: shows oven.jpg without words for who cannot see it'],
  ['![An oven](stove.jpg)', 'line 4: shows stove.jpg, which is not in the folder pages'],
  ['![An oven](../oven.jpg)', 'line 4: shows ../oven.jpg: a picture stands in the folder pages'],
  ['![An oven](https://b.example/oven.jpg)', 'line 4: shows https://b.example/oven.jpg: a picture stands'],
  ['![Notes](notes.png)', 'line 4: shows notes.png, which is no picture'],
  ['![A dot](dot.png)', 'line 4: shows dot.png of 1 x 1 pixels'],
  ['See ![an oven](oven.jpg) here', 'line 4: has a picture amid words'],
  ['[![An oven](oven.jpg)](/faq/)', 'line 4: has a picture amid words'],
  ['a\u202eb', 'text: contains a character that reverses the direction of text'],
  ['a\u0007b', 'text: contains a control character'],
  ['', 'text: must not be empty'],
])('the body %j is refused', (markdown, fault) => {
  expect(faultsOf(HEAD + markdown).join('\n')).toContain(fault);
});

test.each([
  ['seven quotes', `${'> '.repeat(7)}a`, 'line 4: stands in more than 6 lists or quotes'],
  ['3,000 quotes', `${'> '.repeat(3000)}a`, 'line 4: stands in more than 6 lists or quotes'],
  [
    '13 columns',
    `${'|a'.repeat(13)}|\n${'|-'.repeat(13)}|`,
    'line 4: is a table of 13 columns; at most 12 are allowed',
  ],
  ['301 rows', `|a|\n|-|\n${'|b|\n'.repeat(301)}`, 'line 4: is a table of 301 rows; at most 300 are allowed'],
  ['60,001 letters', 'a'.repeat(60_001), 'text: is 60001 characters long; at most 60000 are allowed'],
])('a body with %s is refused', (_, markdown, fault) => {
  expect(faultsOf(HEAD + markdown)).toEqual([expect.stringContaining(fault)]);
});

test('a fault in a list stands in its own line, and every fault is named', () => {
  expect(faultsOf(`${HEAD}a\n\n- b\n\n  [c](http://d.example)\n- <i>`)).toEqual([
    expect.stringMatching(/^line 8: leads to http:/),
    expect.stringMatching(/^line 9: holds HTML/),
  ]);
});

test('the first paragraph is the description of a page that has none, and its link stands in the footer', () => {
  expect(bodyOf('## A\n\nFirst *of*\nall.\n\nSecond.')).toMatchObject({
    name: 'about',
    title: 'About',
    description: 'First of all.',
    link: 'footer',
  });
  expect(bodyOf('a')).not.toHaveProperty('date');
});

test.each([
  [
    '---\r\ntitle: "A: \\"b\\""\r\ndate: 2026-02-28\r\nlink: none\r\n---\r\na',
    { title: 'A: "b"', date: '2026-02-28', link: 'none' },
  ],
  ["\uFEFF---\n# a note\ntitle: 'It''s'\n\ndescription: a: b\n---\na", { title: "It's", description: 'a: b' }],
])('the head of %j is read', (text, page) => {
  const result = read(text);
  expect('page' in result && result.page).toMatchObject(page);
});

test.each([
  ['# About\n', 'line 1: must begin with a line of three hyphens (---)'],
  ['---\ntitle: A\n', 'line 1: must begin with a line of three hyphens'],
  ['---\nlink: menu\n---\na', 'title: is missing'],
  ['---\ntitle:\n---\na', 'title: must not be empty'],
  ['---\ntitle: A\nlink: header\n---\na', 'link: must be "menu", "footer" or "none", not the text "header"'],
  ['---\ntitle: A\ndate: 2026-02-30\n---\na', 'date: must be a day such as 2026-03-24, not the text "2026-02-30"'],
  ['---\ntitle: A\ndate: 24.3.2026\n---\na', 'date: must be a day'],
  ['---\ntitle: A\nauthor: B\n---\na', 'has an unknown field: author'],
  ['---\ntitle: A\ntitle: B\n---\na', 'line 3: says "title" for the second time'],
  ['---\ntitle: A\n- b\n---\na', 'line 3: must be a field with its value'],
  ['---\ntitle: A\ndescription: >\n---\na', 'line 3: must have the whole value of "description" in this line'],
  [`---\ntitle: ${'a'.repeat(81)}\n---\na`, 'title: is 81 characters long; at most 80 are allowed'],
  ['---\ntitle: A\n__proto__: B\n---\na', 'line 3: must be a field'],
])('the file %j is refused', (text, fault) => {
  expect(faultsOf(text).join('\n')).toContain(fault);
});
