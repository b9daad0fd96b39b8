import fc from 'fast-check';
import Papa from 'papaparse';
import { decodeText } from '@/lib/decode-text';
import type { IndexRow } from '@/lib/listing/row';
import { fromRequestCsv, toRequestCsv } from '@/lib/request/csv';
import { setHead } from '@/lib/request/operations';
import type { RequestList } from '@/lib/request/request';
import { reviewList } from '@/lib/request/review';
import { forAll } from '@/tests/fixtures/for-all';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { anyList, listOf, withoutIds } from './lists';

const page = (product: string) => `https://shop.example/products/${product}/`;
const csvOf = (list: RequestList, rows: readonly IndexRow[] = []) => toRequestCsv(list, reviewList(list, rows), page);

/** The file as a spreadsheet saves it again: other quotes, another mark between cells, no byte order mark. */
function throughExcel(csv: string, delimiter: string): string {
  const { data } = Papa.parse<string[]>(csv.slice(1), { delimiter: ',' });
  return Papa.unparse(data, { delimiter, newline: '\r\n', quotes: delimiter === ';' });
}

const list = setHead(
  listOf(
    { product: 'boots', name: 'Boots; tall', quantity: 2, price: 0, person: 'O’Neil', note: '=HYPERLINK("x")' },
    { product: 'trousers', model: '007', choice: { waist: '34', length: '32', color: 'Tan' }, price: 1234.5 },
  ),
  {
    organization: '@Springfield "PD"',
    phone: '+1 555 0100',
    po: '-12',
    neededBy: '2026-12-01',
    state: 'TX',
    note: 'One,\nTwo',
  },
);

describe('a file', () => {
  const csv = csvOf(list);

  test('has a column for what its lines say, and the head in each row', () => {
    const [headings, first] = Papa.parse<string[]>(csv.slice(1)).data;
    expect(headings?.join('|')).toBe(
      'Line|Item number|Maker|Product|Color|Size|Waist|Length|Quantity|Unit price|Total|Person|Note|Limits|Product id|Page|' +
        'Agency|Contact|E-mail|Phone|PO number|Needed by|Ship to|Order note',
    );
    expect(first?.slice(0, 4)).toEqual(['1', '', 'Maker', 'Boots; tall']);
  });

  test('holds no formula', () => {
    const cells = Papa.parse<string[]>(csv.slice(1)).data.flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(cells).toEqual(expect.arrayContaining(['\'=HYPERLINK("x")', "'+1 555 0100", "'-12", '\'@Springfield "PD"']));
  });

  test('has the price and the total of the catalog now, and the address of the page', () => {
    const rows = indexRowsOf({ id: 'boots', name: 'Boots', price: 19.99 });
    const [, first] = Papa.parse<string[]>(csvOf(list, rows).slice(1)).data;
    expect(first?.slice(8, 11)).toEqual(['2', '19.99', '39.98']);
    expect(first?.[15]).toBe(page('boots'));
  });

  test('says what is not counted, and why', () => {
    const [, first] = Papa.parse<string[]>(csv.slice(1)).data;
    expect([first?.[10], first?.[13]]).toEqual(['', 'This product is no longer in the catalog.']);
  });
});

test('any list is read back as it was written', () => {
  forAll(
    fc.property(
      anyList.filter(({ lines }) => lines.length > 0),
      (some) => {
        const found = fromRequestCsv(csvOf(some));
        expect([found && withoutIds(found.list), found?.faults]).toEqual([withoutIds(some), []]);
      },
    ),
  );
});

test.each([',', ';', '\t'])('any list is read back after a spreadsheet has saved it with %j', (delimiter) => {
  forAll(
    fc.property(
      anyList.filter(({ lines }) => lines.length > 0),
      (some) => {
        const found = fromRequestCsv(throughExcel(csvOf(some), delimiter));
        expect(found && withoutIds(found.list)).toEqual(withoutIds(some));
      },
    ),
  );
});

test.each([
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 of the bigger end', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-8', (text: string) => Buffer.from(text)],
])('a file in %s is read', (_, bytes) => {
  const found = fromRequestCsv(decodeText(bytes(throughExcel(csvOf(list), '\t'))).text);
  expect(found && withoutIds(found.list)).toEqual(withoutIds(list));
});

describe('of a file that somebody has edited', () => {
  const read = (text: string) => fromRequestCsv(text)?.list.lines[0];

  test('columns are found by their names, in any order and case', () => {
    expect(read('QUANTITY, size ,Unknown,product ID\n4,L,x,boots')).toMatchObject({
      product: 'boots',
      quantity: 4,
      choice: { size: 'L' },
    });
  });

  test.each([
    ['31.50', 31.5],
    ['$1,234.50', 1234.5],
    ['', 0],
  ])('a price of %j is %d', (cell, price) => {
    expect(read(`Product id\tQuantity\tUnit price\nboots\t1\t${cell}`)?.price).toBe(price);
  });

  test('a date and a state may be as Excel and people write them', () => {
    const found = fromRequestCsv('Product id;Quantity;Needed by;Ship to\nboots;1;2/9/2027;new york');
    expect(found?.list.head).toMatchObject({ neededBy: '2027-02-09', state: 'NY' });
  });

  test('rows that cannot be read are told, and empty ones are passed over', () => {
    const found = fromRequestCsv('Product id,Quantity\nboots,2\n,\n,1\nboots,many\nboots,3\n');
    expect([found?.list.lines.map(({ quantity }) => quantity), found?.faults.map(({ message }) => message)]).toEqual([
      [2, 3],
      ['Line 2 names no product.', 'Line 3 has no quantity from 1 to 9999.'],
    ]);
  });

  test('a quotation mark that nobody closed is told', () => {
    const found = fromRequestCsv('Product id,Quantity,Note\nboots,2,a\nboots,1,"b\nboots,3,c');
    expect([found?.list.lines.length, found?.faults]).toEqual([1, [{ at: 2, message: 'Line 2 cannot be read.' }]]);
  });
});

test.each(['', 'boots x2', 'Product,Quantity\nBoots,2', '7970 L x4\n1234 XL', '{"v":1}', '"'])(
  '%j is none of our files',
  (text) => {
    expect(fromRequestCsv(text)).toBeUndefined();
  },
);

test('anything at all is read without harm', () => {
  forAll(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      fromRequestCsv(text);
      const found = fromRequestCsv(`Product id,Quantity,__proto__,Note\n${text}`);
      expect(found === undefined || found.list.lines.every(({ quantity }) => quantity > 0)).toBe(true);
    }),
  );
});
