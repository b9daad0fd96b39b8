import { colorOf } from '@/lib/admin/import/color-value';
import { placeOf } from '@/lib/admin/import/file-categories';
import { htmlToText } from '@/lib/admin/import/html-text';
import { IdMaker, toId } from '@/lib/admin/import/read-entries';
import { readTable } from '@/lib/admin/import/table';
import { findDecimal, parseAmount } from '@/lib/amounts';
import { productIdSchema } from '@/lib/catalogue/schema/product-id';
import { decodeText } from '@/lib/decode-text';

test.each<[string, number, string | undefined]>([
  ['$1,234.50', 1234.5, '$'],
  ['US$31.50', 31.5, 'US$'],
  ['100 kr', 100, 'KR'],
  ['31,50', 31.5, undefined],
  ['1.234,50', 1234.5, undefined],
  ['31.50 USD', 31.5, 'USD'],
  ['EUR 12', 12, 'EUR'],
  ['1 234,50 €', 1234.5, '€'],
  ["1'234.50", 1234.5, undefined],
  ['1,234', 1234, undefined],
  ['.5', 0.5, undefined],
  ['-3', -3, undefined],
  ['18,-', 18, undefined],
])('%s is an amount', (text, value, currency) => {
  expect(parseAmount(text, 'point')).toEqual({ value, ...(currency && { currency }) });
});

test.each(['', 'ask', '12 apples each', '1.2.3,4,5x', '9'.repeat(100_000), `${'1,'.repeat(50_000)}x`])(
  '%.20s is none',
  (text) => {
    expect(parseAmount(text, 'point')).toBeUndefined();
  },
);

test('a file says by its other prices what a lone mark before three digits is', () => {
  expect([findDecimal(['31,50', '1.234']), findDecimal(['31.50', '1,234']), findDecimal([])]).toEqual([
    'comma',
    'point',
    'point',
  ]);
  expect([parseAmount('1.234', 'comma')?.value, parseAmount('1.234', 'point')?.value]).toEqual([1234, 1.234]);
});

test.each<[string, string, string[]]>([
  ['<p>One &amp; two.</p><p>Three&nbsp;<br/>four</p>', 'One & two.\n\nThree\nfour', []],
  ['<ul><li>A <b>b</b></li><li>C</li></ul>', '', ['A b', 'C']],
  ['Before<style>p{}</style><script>alert(1)</script> after', 'Before after', []],
  ['<div>a<div>b</div></div><table><tr><td>c</td><td>d</td></tr></table>', 'a\nb\n\nc d', []],
  ['&lt;script&gt; 5 &lt; 6 &copy; &#8364; &hellip;', '<script> 5 < 6 © € …', []],
  ['<p>never closed <b>bold', 'never closed bold', []],
  ['5 < 6 and 7 > 3\nsecond line', '5 < 6 and 7 > 3\nsecond line', []],
  ['<p>One</p>\\n<p>Two</p>', 'One\n\nTwo', []],
])('%s as text', (html, text, points) => {
  expect(htmlToText(html)).toEqual({ text, points });
});

test.each([
  ['Black', { color: 'Black' }],
  ['Heather Teal', { color: { name: 'Heather Teal', hex: '#1F7A7A' }, guessed: '#1F7A7A' }],
  ['Xyzzy', { color: { name: 'Xyzzy', hex: '#83878B' }, guessed: '#83878B' }],
  ['constructor', { color: { name: 'constructor', hex: '#83878B' }, guessed: '#83878B' }],
])('the color %s has a value', (name, color) => {
  expect(colorOf(name)).toEqual(color);
});

test.each(['Field Mug No. 5', 'ÄÖÜ', '剪定鋏', 'con', '404', '-', 'x'.repeat(300), `${'a-'.repeat(60)}`, 'page'])(
  'the id made of %.20s is one',
  (source) => {
    expect(productIdSchema.safeParse(toId(source)).success).toBe(true);
  },
);

test('ids are given once, and it is said whose one was', () => {
  const ids = new IdMaker();
  expect([ids.give('A 1', 'line 2'), ids.give('a-1', 'line 3'), ids.give('A_1', 'line 4')]).toEqual([
    { id: 'a-1' },
    { id: 'a-1-2', takenBy: 'line 2' },
    { id: 'a-1-3', takenBy: 'line 2' },
  ]);
});

test.each<[string, boolean, string[]]>([
  ['Apparel > Shirts', false, ['Apparel', 'Shirts']],
  ['Apparel > Shirts, Sale', true, ['Apparel', 'Shirts']],
  ['Knives, Forks', false, ['Knives, Forks']],
  ['', false, []],
])('%s is a place', (cell, isList, place) => {
  expect(placeOf(cell, isList)).toEqual(place);
});

test('bytes: UTF-8 with and without a mark, UTF-16, and Windows-1252 with its quotes', () => {
  const utf8 = new TextEncoder().encode('\uFEFFGrün');
  expect(decodeText(utf8)).toEqual({ text: 'Grün', encoding: 'UTF-8' });
  expect(decodeText(Uint8Array.of(0x80, 0x93, 0xfc, 0x94))).toEqual({ text: '€“ü”', encoding: 'Windows-1252' });
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x69, 0))).toEqual({ text: 'i', encoding: 'UTF-16' });
  expect(decodeText(Uint8Array.of(0, 0x69, 0, 0x64, 0, 0x2c))).toEqual({ text: 'id,', encoding: 'UTF-16' });
});

describe('a table', () => {
  test('counts the lines inside of cells, and passes over empty ones', async () => {
    const { columns, rows } = await readTable('\n a ,b\r\n"one\r\ntwo",1\n\n;,,\n"x\ny\nz",2\nlast,3');
    expect(columns).toEqual(['a', 'b']);
    expect(rows.map(({ line }) => line)).toEqual([3, 6, 7, 10]);
  });

  test('names the line of a broken quote, and keeps the rows before it', async () => {
    const { rows, problems } = await readTable('a,b\n1,2\n3,"4" x\n5,6\n7,"8');
    expect(rows.map(({ cells }) => cells[0])).toContain('1');
    expect(problems.map(({ line }) => line)).toEqual(expect.arrayContaining([3]));
  });

  test('gives up on a quote that nobody closes, however long the file is', async () => {
    const { problems } = await readTable(`a,b\n1,2\n"${'x,y\n'.repeat(400_000)}`);
    expect(problems).toEqual([{ line: 3, message: expect.stringContaining('never closed') }]);
  });

  test('can be stopped', async () => {
    const stop = new AbortController();
    const reading = readTable('a,b\n'.repeat(200_000), {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('Enough')),
    });
    await expect(reading).rejects.toThrow('Enough');
  });
});
