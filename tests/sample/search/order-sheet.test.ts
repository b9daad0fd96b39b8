import { readFileSync } from 'node:fs';
import { OrderDesk } from '@/lib/order/order-desk';
import { said } from '@/tests/lib/order/said';
import { rowsOf } from '@/tests/lib/search/catalogues';

const rows = rowsOf('data/catalogue.json');
const desk = new OrderDesk(rows);
const list = desk.resolve(readFileSync('tests/fixtures/spreadsheet-60.tsv', 'utf8'));
const countOf = (wanted: string) => list.filter(({ kind }) => kind === wanted).length;
const ofRow = (number: number) =>
  said(list.find(({ text }) => text.startsWith(`${number}\t`)) as (typeof list)[number]);

test('a spreadsheet of 60 rows is read as its buyer means it', () => {
  expect({
    table: countOf('table'),
    found: countOf('found'),
    which: countOf('which'),
    none: countOf('none'),
  }).toEqual({
    table: 1,
    found: 50,
    which: 2,
    none: 1,
  });
});

test.each([
  ['a description of other goods than the item number is not decided', 5, 'rothco-110 Black/L x2 for J. Miller ?'],
  ['a length that is not offered stays open', 9, '511-111 Storm/36 x2 for B. Diaz ?'],
  ['a collar that is not offered stays open', 12, 'flying-cross-101 White/34 x1 for Lt. Ortiz ?'],
  ['a shoe size that is not offered stays open', 19, '511-119 Black x1 for D. Young ?'],
  ['a repeated row is read again', 21, 'bates-104 Black/12 x1 for C. Evans (duplicate?)'],
  ['a number of dozens', 38, 'sabre-104 Black x24'],
  ['an item number that nobody has is not decided by the words beside it', 40, 'rothco-106 Black/XL x1 for P. King ?'],
  ['a noun alone is not decided', 42, 'which: rothco-116, rothco-117, rothco-118 x1 for new hire'],
  ['a misspelled maker in an item number is not decided', 43, 'rothco-113 Black/L x4 ?'],
  ['a color that is not offered stays open', 45, 'rothco-113 S x4 ?'],
  ['a quantity of none orders nothing', 46, 'prose'],
  ['an unknown item is none', 54, 'none'],
])('%s', (_, row, meant) => expect(ofRow(row)).toBe(meant));
