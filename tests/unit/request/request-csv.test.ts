import fc from 'fast-check';
import Papa from 'papaparse';
import type { IndexRow } from '@/lib/listing/index-row';
import { updateDetails } from '@/lib/request/edit-list';
import { toRequestCsv } from '@/lib/request/request-csv';
import type { RequestList } from '@/lib/request/request-list';
import { reviewList } from '@/lib/request/review-list';
import { forAll } from '@/tests/fixtures/for-all';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { anyList, listOf } from './request-lists';

const csvOf = (list: RequestList, rows: readonly IndexRow[] = []) =>
  toRequestCsv(list, reviewList(list, rows), (product) => `https://shop.example/products/${product}/`);
const recordsOf = (csv: string) => Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data;

const list = updateDetails(
  listOf(
    { product: 'boots', name: 'Boots; tall', quantity: 2, price: 0, note: '=HYPERLINK("x")' },
    { product: 'trousers', model: '007', choice: { waist: '34', length: '32', color: 'Tan', Hand: 'Left' } },
  ),
  { organization: '@Springfield "PD"', po: '-12', state: 'TX', note: 'One,\nTwo' },
);

test('only sizes and options in use have a column, and order details are in every row', () => {
  const [header] = Papa.parse<string[]>(csvOf(list).slice(1)).data;
  expect(header?.join('|')).toBe(
    'Item number|Product name|Color|Waist|Length|Option: Hand|Quantity|Unit price|Total|Note|Messages|Page|' +
      'Order agency|Order contact|Order e-mail|Order po number|Order ship to|Order note',
  );
  expect(recordsOf(csvOf(list))).toMatchObject([
    { 'Item number': 'Our no. boots', 'Order ship to': 'Texas', 'Order note': 'One,\nTwo' },
    { 'Item number': '007', Waist: '34', Length: '32', Color: 'Tan', 'Option: Hand': 'Left', 'Order ship to': 'Texas' },
  ]);
});

test('a row has the current price and page, or the reason why there is none', () => {
  const rows = indexRowsOf({ id: 'boots', name: 'Boots', brand: 'Acme', price: 19.99 });
  expect(recordsOf(csvOf(list, rows))).toMatchObject([
    {
      'Product name': 'Acme Boots',
      'Unit price': '19.99',
      Total: '39.98',
      Page: 'https://shop.example/products/boots/',
    },
    { 'Unit price': '', Total: '', Messages: 'This product is no longer in the catalog.', Page: '' },
  ]);
});

test('no cell of any list starts a formula', () => {
  const cellsOf = (csv: string) => Papa.parse<string[]>(csv.slice(1)).data.flat();
  expect(cellsOf(csvOf(list))).toEqual(expect.arrayContaining(['\'=HYPERLINK("x")', "'-12", '\'@Springfield "PD"']));
  forAll(
    fc.property(anyList, (anyOther) => {
      expect(cellsOf(csvOf(anyOther)).filter((cell) => /^[\s]*[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
  );
});
