import type { Compiled } from '@/scripts/export/compiled';
import { withSheet, writeStyleSheet } from '@/scripts/export/style-sheet';
import { testFolder } from '@/tests/fixtures/test-folder';

const CHUNKS = '_next/static/chunks';
const inChunks = (...names: string[]) => names.map((name) => `${CHUNKS}/${name}`);

const folder = testFolder({
  [`${CHUNKS}/a.js`]: 'e.v({list:"later1_list"})',
  [`${CHUNKS}/a.css`]: 'p{margin:0}\n.Abc12_w_row{top:0}\n.other1_row{top:1px}\n',
  [`${CHUNKS}/b.css`]: '@media print{.later1_list{top:2px}}',
  [`${CHUNKS}/c.css`]: '.other1_cell{top:3px}\nb{top:4px}',
  [`${CHUNKS}/d.css`]: '.Abc12_w_row{top:5px}',
});

const SHOP: Compiled = {
  styles: inChunks('a.css', 'b.css', 'c.css'),
  scripts: inChunks('a.js', 'c.js'),
  server: ['a.v({row:"Abc12_w_row"})'],
};
const ADMIN: Compiled = { styles: inChunks('f.css'), scripts: [], server: [] };

const writeSheet = (compiled = SHOP) => writeStyleSheet(folder.at(), '/store', 'shop', compiled, ADMIN);
const read = (href: string) => folder.read(href.slice('/store'.length));

test('one sheet holds, in their order, the rules of everybody and of the modules that the code of the pages names', () => {
  const { href, parts } = writeSheet();
  expect(read(href)).toBe('p{margin:0}\n.Abc12_w_row{top:0}\n@media print{.later1_list{top:2px}}\nb{top:4px}');
  expect(parts).toEqual(SHOP.styles.map((path) => `/store/${path}`));
});

test('no page of the export says what the sheet holds', () => {
  const { href } = writeSheet();
  folder.write({ 'products/belt/index.html': '<p class="other1_row"></p>' });
  expect(writeSheet().href).toBe(href);
  expect(writeSheet({ ...SHOP, server: ['a.v({row:"other1_row"})'] }).href).not.toBe(href);
});

test('a token stays where a rule asks for it, in this sheet or in the one that comes later', () => {
  folder.write({
    [`${CHUNKS}/c.css`]:
      ':root{--a:#fff;--b:#000;--c:2px}@media print{:root{--b:#111}}\nb{top:var(--a);left:var(--c,1px)}',
  });
  expect(read(writeSheet().href)).toContain(':root{--0:#fff;--2:2px}@media print{:root{}}');
});

test('its name tells what it holds', () => {
  const { href } = writeSheet();
  expect(href).toMatch(/^\/store\/_next\/static\/chunks\/shop-[0-9a-f]{13}\.css$/);
  expect(writeSheet().href).toBe(href);
  folder.write({ [`${CHUNKS}/b.css`]: '.later1_list{top:9px}' });
  expect(writeSheet().href).not.toBe(href);
});

test('a module that is not in one line is refused, and not cut in two', () => {
  folder.write({ [`${CHUNKS}/a.css`]: '.Abc12_w_row{top:0}\n@media print{\n.other1_row{top:1px}}' });
  expect(writeSheet).toThrow('a style sheet does not hold each module in a line: @media print{');
});

test('tokens for which a sheet asks that scripts fetch by themselves stay, under their own names', () => {
  folder.write({
    [`${CHUNKS}/a.js`]: 'a("static/chunks/panel.css")',
    [`${CHUNKS}/a.css`]: ':root{--ink:#000;--line:#999}\n.Abc12_w_row{color:var(--ink)}',
    [`${CHUNKS}/b.css`]: '',
    [`${CHUNKS}/c.css`]: '',
    [`${CHUNKS}/panel.css`]: '.Xyz34_w_enter{border:1px solid var(--line)}',
  });
  expect(read(writeSheet().href)).toBe(':root{--0:#000;--line:#999}\n.Abc12_w_row{color:var(--0)}');
});

test('custom properties have short names, but for those that code knows by theirs', () => {
  folder.write({
    [`${CHUNKS}/a.js`]: 'a.style.setProperty("--zoom",2),"later1_list"',
    [`${CHUNKS}/a.css`]: ':root{--ink:#000;--ink-soft:#222}\n.Abc12_w_row{color:var(--ink-soft);scale:var(--zoom)}',
    [`${CHUNKS}/b.css`]: '.--later1_list,.later1_list{color:var( --ink,red)}',
    [`${CHUNKS}/c.css`]: '',
  });
  expect(read(writeSheet().href)).toBe(
    ':root{--0:#000;--1:#222}\n.Abc12_w_row{color:var(--1);scale:var(--zoom)}\n.--later1_list,.later1_list{color:var( --0,red)}',
  );
});

test('what names a part names the sheet', () => {
  const sheet = writeSheet();
  expect(withSheet(`<link href="/store/${CHUNKS}/a.css"/>{"href":"/store/${CHUNKS}/c.css"}`, sheet)).toBe(
    `<link href="${sheet.href}"/>{"href":"${sheet.href}"}`,
  );
});

describe('of modules that come later', () => {
  const LATE = '.later1_list{--later:1;top:2px}';
  const writeBoth = () => writeStyleSheet(folder.at(), '/store', 'shop', SHOP, ADMIN, true);

  beforeEach(() => {
    folder.write({
      [`${CHUNKS}/a.js`]: 'e.l("static/chunks/b.js"),e.l("static/chunks/e.css"),e.l("static/chunks/f.css")',
      [`${CHUNKS}/b.js`]: 'e.v({list:"later1_list",bar:"status_bar"})',
      [`${CHUNKS}/c.js`]: 'e.l("static/chunks/f.css")',
      [`${CHUNKS}/e.css`]: `${LATE}\n.Abc12_w_cell{top:6px}`,
      [`${CHUNKS}/f.css`]: '.status_bar{top:7px}',
    });
  });

  test('a sheet of their own is written, which is named after that of the pages', () => {
    const { href } = writeBoth();
    expect(read(href)).not.toContain('--later');
    expect(read(href.replace('/shop-', '/later-'))).toBe('.later1_list{top:2px}');
  });

  test('what else stands beside them, and what other pages take apart, comes with the pages’ own', () => {
    const { href, parts } = writeBoth();
    expect(read(href)).toContain('.Abc12_w_cell{top:6px}');
    expect(parts).toEqual(expect.arrayContaining(inChunks('e.css', 'f.css').map((path) => `/store/${path}`)));
  });

  test('of each part is told which scripts lead to it', () => {
    const [a, c] = inChunks('a.js', 'c.js').map((path) => `/store/${path}`);
    expect(writeBoth().asked).toMatchObject({
      [`${CHUNKS}/b.css`]: [],
      [`${CHUNKS}/e.css`]: [a],
      [`${CHUNKS}/f.css`]: [a, c],
    });
  });

  test('the name of the pages’ sheet changes with theirs', () => {
    const before = writeBoth().href;
    folder.write({ [`${CHUNKS}/e.css`]: '.later1_list{--later:1;top:3px}\n.Abc12_w_cell{top:6px}' });
    expect(writeBoth().href).not.toBe(before);
  });
});
