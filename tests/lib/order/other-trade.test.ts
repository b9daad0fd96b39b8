import { rowsOf } from '../search/catalogues';
import { readerOf } from './knowledge';

jest.mock('@data/category-rules.json', () => jest.requireActual('../../fixtures/garden/categories.json'));
jest.mock('@data/site.json', () => jest.requireActual('../../fixtures/garden/site.json'));
jest.mock('@data/search.json', () => null);
jest.mock('@data/default-words.json', () => ({
  ...jest.requireActual<object>('../../../lib/search/default-words.json'),
  money: { own: [], others: [] },
}));
jest.mock('@data/order.json', () => null);

const { read } = readerOf(rowsOf('tests/fixtures/garden/catalogue.json'));

test.each([
  ['3 kestrel-101', 'kestrel-101 x3'],
  ['Kestrel Forge Long Trowel x2', 'kestrel-101 x2'],
  ['fernbrook-101 moss L x4', 'fernbrook-101 Moss/L x4'],
  ['Fernbrook 103, slate, extra large, qty 2', 'fernbrook-103 Slate/XL x2'],
  ['2 pr fernbrook-105 slate size 9', 'fernbrook-105 Slate/9 x2'],
  ['fernbrook-107 8 x3', 'fernbrook-107 Slate/8 x3'],
  ['halden-104 x6', 'halden-104 One Size x6'],
  ['Hori-Hori 山 x2', 'aoba-104 x2'],
  ['芽切鋏\t4', 'aoba-103 x4'],
  ['3 dibber', 'halden-101 x3'],
  ['gloves x3', 'which: fernbrook-101, fernbrook-102, fernbrook-103 x3'],
  ['sadovnik-102 x5 for Ms. Green', 'sadovnik-102 x5 for Ms. Green'],
  ['rubber boots 9', 'which: fernbrook-105, fernbrook-106, fernbrook-107 x1'],
  ['kestrle-102', 'which: kestrel-101, kestrel-102, kestrel-103 x1 ?'],
  ['7970 L x4', 'none'],
])('in a shop of another trade, %s', (line, meant) => {
  expect(read(line)[0]).toBe(meant);
});
