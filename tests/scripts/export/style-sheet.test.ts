import { templateOf, withSheet, writeStyleSheet } from '@/scripts/export/style-sheet';
import { testFolder } from '@/tests/fixtures/test-folder';

const link = (name: string) => `<link rel="stylesheet" href="/store/_next/static/chunks/${name}"/>`;

const FILES = {
  'index.html': `${link('a.css')}${link('b.css')}<p class="Abc12_w_row"></p><script src="/store/_next/static/chunks/a.js"></script>`,
  'products/belt/index.html': `${link('a.css')}{"href":"/store/_next/static/chunks/c.css"}`,
  'products/boot/index.html': `${link('a.css')}{"href":"/store/_next/static/chunks/c.css"}`,
  '_next/static/chunks/a.js': 'e.v({list:"later1_list"})',
  '_next/static/chunks/a.css': 'p{margin:0}\n.Abc12_w_row{top:0}\n.other1_row{top:1px}\n',
  '_next/static/chunks/b.css': '@media print{.later1_list{top:2px}}',
  '_next/static/chunks/c.css': '.other1_cell{top:3px}\nb{top:4px}',
  '_next/static/chunks/d.css': '.Abc12_w_row{top:5px}',
};

const folder = testFolder(FILES);

const PAGES = Object.keys(FILES).filter((path) => path.endsWith('.html'));
const writeSheet = () => writeStyleSheet(folder.at(), '/store', 'shop', PAGES);
const read = (href: string) => folder.read(href.slice('/store'.length));

test('one sheet holds, in their order, the rules of everybody and of the modules that pages or their scripts name', () => {
  const { href, parts } = writeSheet();
  expect(read(href)).toBe('p{margin:0}\n.Abc12_w_row{top:0}\n@media print{.later1_list{top:2px}}\nb{top:4px}');
  expect(parts).toEqual(['a.css', 'b.css', 'c.css'].map((name) => `/store/_next/static/chunks/${name}`));
});

test('its name tells what it holds', () => {
  const { href } = writeSheet();
  expect(href).toMatch(/^\/store\/_next\/static\/chunks\/shop-[0-9a-f]{13}\.css$/);
  expect(writeSheet().href).toBe(href);
  folder.write({ '_next/static/chunks/b.css': '.later1_list{top:9px}' });
  expect(writeSheet().href).not.toBe(href);
});

test('a module that is not in one line is refused, and not cut in two', () => {
  folder.write({ '_next/static/chunks/a.css': '.Abc12_w_row{top:0}\n@media print{\n.other1_row{top:1px}}' });
  expect(writeSheet).toThrow('a style sheet does not hold each module in a line: @media print{');
});

test('what names a part names the sheet', () => {
  const sheet = writeSheet();
  expect(withSheet(FILES['products/belt/index.html'], sheet)).toBe(
    `<link rel="stylesheet" href="${sheet.href}"/>{"href":"${sheet.href}"}`,
  );
});

describe('of modules that come later', () => {
  const LATE = '.later1_list{--later:1;top:2px}';
  const ADMIN = ['admin/index.html'];
  const writeBoth = () => writeStyleSheet(folder.at(), '/store', 'shop', PAGES, ADMIN, true);

  beforeEach(() => {
    folder.write({
      '_next/static/chunks/a.js': 'e.l("static/chunks/b.js"),e.l("static/chunks/e.css"),e.l("static/chunks/f.css")',
    });
    folder.write({ '_next/static/chunks/b.js': 'e.v({list:"later1_list",bar:"status_bar"})' });
    folder.write({ '_next/static/chunks/e.css': `${LATE}\n.Abc12_w_cell{top:6px}` });
    folder.write({ '_next/static/chunks/f.css': '.status_bar{top:7px}' });
    folder.write({ 'admin/index.html': link('f.css') });
  });

  test('a sheet of their own is written, which is named after that of the pages', () => {
    const { href } = writeBoth();
    expect(read(href)).not.toContain('--later');
    expect(read(href.replace('/shop-', '/later-'))).toBe(LATE);
  });

  test('what else stands beside them, and what other pages take apart, comes with the pages’ own', () => {
    const { href, parts } = writeBoth();
    expect(read(href)).toContain('.Abc12_w_cell{top:6px}');
    expect(parts).toEqual(expect.arrayContaining(['e', 'f'].map((name) => `/store/_next/static/chunks/${name}.css`)));
  });

  test('a page is told of those parts that its scripts may ask for', () => {
    const { asked } = writeBoth();
    const own = asked[templateOf('index.html')] ?? [];
    expect(own.map((part) => part.slice('/store/_next/static/chunks/'.length))).toEqual(['e.css', 'f.css']);
    expect(asked[templateOf('products/belt/index.html')]).toEqual([]);
  });

  test('the name of the pages’ sheet changes with theirs', () => {
    const before = writeBoth().href;
    folder.write({ '_next/static/chunks/e.css': '.later1_list{--later:1;top:3px}\n.Abc12_w_cell{top:6px}' });
    expect(writeBoth().href).not.toBe(before);
  });
});
