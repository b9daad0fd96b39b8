import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { type Cell, writeXlsx } from 'hucre/xlsx';
import type { ImportTable } from '@/lib/admin/import/import-types';
import { readRows } from '@/lib/admin/import/read-rows';

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/imports/kinds/${name}`));

async function tableOf(content: Uint8Array | string): Promise<ImportTable> {
  const file = await readRows(content);
  if (!('table' in file)) throw new Error(JSON.stringify(file));
  return file.table;
}
const cellsOf = async (content: Uint8Array | string) => (await tableOf(content)).rows.map(({ cells }) => cells);
const linesOf = ({ rows }: ImportTable) => rows.map(({ line }) => line);

/** Encodes a text in any encoding of TextDecoder with at most two bytes per character. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, number[]>();
  const isWide = /shift_jis|gb18030|big5|euc-kr/.test(encoding);
  for (let lead = 0x80; lead < 0x100; lead += 1) {
    const trails = isWide ? Array.from({ length: 0xc0 }, (_, at) => [lead, at + 0x40]) : [[lead]];
    for (const trail of trails) bytes.set(decoder.decode(Uint8Array.from(trail)), trail);
  }
  // TextDecoder of some versions of Node reads control characters there.
  if (encoding === 'windows-1252')
    for (const [at, char] of [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].entries())
      bytes.set(char, [0x80 + at]);
  return Uint8Array.from([...text].flatMap((char) => bytes.get(char) ?? char.charCodeAt(0)));
}

describe('encodings', () => {
  const polish = ['Łopata ogrodowa żółta', 'Wąż ogrodniczy, świeży', 'Koszulka męska', 'Rękawice robocze', 'Źródło'];
  test.each([
    ['windows-1252', 'Windows-1252', ['Preis 5 €', 'Kissen', 'Decke', '“Smart” quotes – and dashes', 'Fläche 3 m²']],
    ['windows-1250', 'Windows-1250', polish],
    ['iso-8859-2', 'ISO-8859-2', polish],
    ['windows-1251', 'Windows-1251', ['Лопата садовая', 'Шланг поливочный']],
    ['shift_jis', 'Shift_JIS', ['園芸用シャベル 大', 'ホース', 'じょうろ']],
    ['gb18030', 'GB18030', ['园艺铲子', '水管', '浇水壶', '不锈钢保温杯', '儿童书包']],
    ['euc-kr', 'EUC-KR', ['정원용 삽', '호스', '물뿌리개']],
  ])('%s is read (%#)', async (encoding, name, titles) => {
    const lines = Array.from({ length: 10 }, (_, at) => `${at};${titles[at % titles.length]};19,90`);
    const text = `SKU;Title;Price\n${lines.join('\n')}\n`;
    const table = await tableOf(encode(text, encoding));
    expect(table.rows.map(({ cells }) => cells.join(';'))).toEqual(lines);
    expect(table.notes).toEqual([`Read as ${name}. Check accented letters.`]);
  });

  test.each([
    ['UTF-8', '', Buffer.from('SKU,Title\n1,Grün €\n')],
    ['UTF-8', 'a byte order mark', Buffer.from('\uFEFFSKU,Title\n1,Grün €\n')],
    ['UTF-16', 'little-endian', Buffer.from('SKU,Title\n1,Grün €\n', 'utf16le')],
    ['UTF-16', 'a mark', Buffer.from('\uFEFFSKU,Title\n1,Grün €\n', 'utf16le')],
    ['UTF-16', 'big-endian', Buffer.from('SKU,Title\n1,Grün €\n', 'utf16le').swap16()],
  ])('%s with %s is read', async (name, _, bytes) => {
    const { columns, rows, notes } = await tableOf(new Uint8Array(bytes));
    expect([columns, rows[0]?.cells]).toEqual([
      ['SKU', 'Title'],
      ['1', 'Grün €'],
    ]);
    expect(notes).toEqual(name === 'UTF-8' ? [] : ['Read as UTF-16. Check accented letters.']);
  });
});

test.each([
  ['comma', 'SKU,Title,Price\n1,a;b;c;d,2\n', ['1', 'a;b;c;d', '2']],
  ['semicolon with decimal commas', 'SKU;Title;Price\n1;a, b, c, d, e;19,90\n', ['1', 'a, b, c, d, e', '19,90']],
  ['semicolon under unknown headings', 'Ref;Wort;Zahl\n1;a;1,5\n2;b;2,5\n', ['1', 'a', '1,5']],
  ['tab', 'SKU\tTitle\n1\ta, b\n', ['1', 'a, b']],
  ['bar', 'SKU|Title|Price\n1|Pin, small|3.50\n', ['1', 'Pin, small', '3.50']],
  ['the one that a first line names', 'sep=;\nA,a;B\n1;2\n', ['1', '2']],
  ['none', 'SKU\nA-1\n', ['A-1']],
])('delimiter: %s', async (_, text, cells) => {
  expect((await cellsOf(text))[0]).toEqual(cells);
});

test.each([
  ['quotes after blanks', '1, "b, c" ,  "d"', ['1', 'b, c', 'd']],
  ['blanks before quotes inside of a cell', '1, "b, ""c"", d",e', ['1', 'b, "c", d', 'e']],
  ['doubled quotes', '1,"19"" screen",x', ['1', '19" screen', 'x']],
  ['quotes in a cell without quotes', '1,19" screen,x', ['1', '19" screen', 'x']],
  ['a backslash', '1,"a\\, b",x', ['1', 'a\\, b', 'x']],
  ['line breaks', '1,"a\r\nb\nc\rd",x', ['1', 'a\nb\nc\nd', 'x']],
  ['numbers as formulas', '="00123","=""0045""",x', ['00123', '0045', 'x']],
  ['apostrophes', "'00123,'=1+1,don't", ['00123', '=1+1', "don't"]],
  ['blanks around', ' 1 ,\u00a0b\u00a0,\tc', ['1', 'b', 'c']],
  ['missing cells', '1,2', ['1', '2', '']],
])('cells: %s', async (_, line, cells) => {
  expect(await cellsOf(`SKU,Title,Price\r\n9,9,9\n${line}\r`)).toEqual([['9', '9', '9'], cells]);
});

describe('columns', () => {
  test('have unique names, and empty ones without a heading are left out', async () => {
    const table = await tableOf('SKU,Title,Image,Image,,,Image (2)\n1,a,b,c,,d,e\n2,a,b,c,,,\n');
    expect(table.columns).toEqual(['SKU', 'Title', 'Image', 'Image (3)', 'Column 6', 'Image (2)']);
    expect(table.rows[0]?.cells).toEqual(['1', 'a', 'b', 'c', 'd', 'e']);
  });

  test('are in the line with the most headings; lines before it are reported', async () => {
    const table = await tableOf(fixture('titled.csv'));
    expect(table.columns.slice(0, 3)).toEqual(['Artikelnummer', 'Bezeichnung', 'Preis']);
    expect(table.columns.slice(-2)).toEqual(['Bild (2)', 'Column 8']);
    expect(linesOf(table)).toEqual([5, 6, 7]);
    expect(table.notes).toEqual([expect.stringContaining('skipped: “Sortiment Frühjahr, gültig')]);
    expect(linesOf(await tableOf(fixture('bars.txt')))).toEqual([3]);
  });

  test('are in the first line if there is no known heading', async () => {
    const table = await tableOf('\n,,\nFoo,Bar\n1,2\n');
    expect([table.columns, linesOf(table), table.notes]).toEqual([['Foo', 'Bar'], [4], []]);
  });
});

describe('broken rows', () => {
  test('with more cells than the header are problems, unless these are empty', async () => {
    const table = await tableOf('SKU,Title\n1,a,,\n2,b,c\n\n3,"x\ny"\n4,d\n5,e,f\n');
    expect(linesOf(table)).toEqual([2, 5, 7]);
    const message = 'The row has more cells than the header; quotes around a text with a comma may be missing';
    expect(table.problems).toEqual([
      { line: 3, message, detail: 'c' },
      { line: 8, message, detail: 'f' },
    ]);
  });

  test.each([
    ['never closed', '2,"open\n3,c\n4,d', { line: 3, message: 'A quote is opened in this row and never closed' }],
    [
      'not doubled',
      '2,"a "b" c"\n3,c\n4,d',
      { line: 3, message: 'A quote inside a quoted cell must be written twice' },
    ],
  ])('with a quote that is %s are problems, and other rows are read', async (_, text, problem) => {
    const table = await tableOf(`SKU,Title\n1,a\n${text}\n`);
    expect(linesOf(table)).toEqual([2, 4, 5]);
    expect(table.problems).toEqual([problem]);
  });

  test('with an open quote do not affect the other rows of a large file', async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `${at},Title of a product\n`);
    rows[7] = '7,"open\n';
    const table = await tableOf(`SKU,Title\n${rows.join('')}`);
    expect(table.rows).toHaveLength(99_999);
    expect(table.rows.at(-1)).toEqual({ line: 100_001, cells: ['99999', 'Title of a product'] });
    expect(table.problems).toMatchObject([{ line: 9 }]);
  });
});

const HEADER = ['SKU', 'Title', 'Price'];

describe('workbooks', () => {
  test('of openpyxl are read with their displayed values, after a guide sheet and a title row', async () => {
    const table = await tableOf(fixture('goods.xlsx'));
    const records = table.rows.map(({ cells }) =>
      Object.fromEntries(table.columns.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : []))),
    );
    expect(records).toEqual([
      {
        ...{ 'Article number': '001207', Title: 'Garden fork & spade', Barcode: '4006381333931', Price: '19.99' },
        ...{ Quantity: '12', 'Release date': '2026-03-01', Category: 'Tools', Featured: 'true', Colour: 'Green' },
      },
      {
        ...{ 'Article number': 'A-8', Title: 'Watering can\n10 l', Barcode: '5012345678900', Price: '1234.5' },
        ...{ Quantity: '0', 'Release date': '2026-03-02', Category: 'Tools', Featured: 'false', Colour: 'Zinc' },
      },
      { 'Article number': 'A-9', Title: 'Hose', Price: '8', 'Column 11': 'a remark without a column' },
    ]);
    expect(linesOf(table)).toEqual([4, 5, 7]);
    expect(table.notes).toEqual([
      'Only the sheet “Goods” was read, not “Guide”.',
      expect.stringContaining('“Price list, spring'),
    ]);
  });

  test.each<[string, Partial<Cell>, string]>([
    ['a number that is stored inexactly', { value: 19.989999999999998 }, '19.99'],
    ['a small number', { value: 1e-7 }, '0.0000001'],
    ['the result of a formula', { formula: '1+1', formulaResult: 2 }, '2'],
    ['a formula without a result', { formula: '1+1' }, ''],
    ['a failed formula', { value: '#DIV/0!' }, ''],
    ['a date of a strict workbook', { value: '2026-03-01T00:00:00' }, '2026-03-01'],
  ])('cells: %s', async (_, cell, value) => {
    const cells = new Map([['1,1', cell]]);
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [HEADER, ['1', null, 'x']], cells }] });
    expect((await cellsOf(bytes))[0]?.[1]).toBe(value);
  });

  test('are read from the visible sheet with the most headings, otherwise from the first one', async () => {
    const headings = [...HEADER, 'Stock'];
    const sheets = [
      { name: 'Secret', rows: [headings, [1, 2, 3, 4]], hidden: true },
      { name: 'Guide', rows: [['How to'], ['use this']] },
      { name: 'Empty', rows: [headings] },
      { name: 'Goods', rows: [HEADER, ['G-1', 'Capo', 14]] },
    ];
    const table = await tableOf(await writeXlsx({ sheets }));
    expect(table.rows).toEqual([{ line: 2, cells: ['G-1', 'Capo', '14'] }]);
    expect(table.notes).toEqual(['Only the sheet “Goods” was read, not “Guide”, “Empty”.']);
    expect((await tableOf(await writeXlsx({ sheets: sheets.slice(0, 2) }))).columns).toEqual(['How to']);
  });

  test('can be canceled', async () => {
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(readRows(fixture('goods.xlsx'), { signal })).rejects.toThrow('stopped');
  });
});

test.each<[string, Uint8Array | string, string]>([
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), '.xls'],
  [
    'another document',
    zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<a/>') }),
    'not a workbook that can be read',
  ],
  [
    'a workbook without sheets',
    zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }),
    'not a workbook that can be read',
  ],
  ['a workbook that unpacks to 160 MB', zipSync({ 'xl/workbook.xml': new Uint8Array(160_000_000) }), 'too large'],
  ['a damaged workbook', fixture('goods.xlsx').subarray(0, 3000), 'not a workbook that can be read'],
  ['a web page', '<!DOCTYPE html><html><table></table></html>', 'web page'],
  [
    'an Excel 2003 workbook',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
    '2003',
  ],
  ['a feed', fixture('google.xml'), 'XML'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48), 'not text'],
  ['a photograph', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0), 'not text'],
])('%s is rejected with a hint', async (_, content, reason) => {
  expect(await readRows(content)).toEqual({ error: expect.stringContaining(reason) });
  expect(await readRows(content)).toEqual({ error: expect.stringContaining('save it as .xlsx or “CSV UTF-8”') });
});

test.each<[string, Uint8Array | string, object]>([
  ['an empty file', new Uint8Array(), { error: 'The file is empty.' }],
  ['blanks', '\uFEFF \r\n', { error: 'The file is empty.' }],
  ['a large file', new Uint8Array(20_000_001), { error: expect.stringContaining('20 MB') }],
  ['JSON', '\uFEFF [{"id": 1}]', { json: ' [{"id": 1}]' }],
  [
    'a list that begins with PK',
    'PK,SKU,Title\n1,2,3\n',
    { table: expect.objectContaining({ columns: ['PK', 'SKU', 'Title'] }) },
  ],
])('%s', async (_, content, result) => {
  expect(await readRows(content)).toEqual(result);
});
