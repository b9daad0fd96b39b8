import { inShop } from '@/tests/fixtures/in-shop';

jest.mock('@data/category-rules.json', () => jest.requireActual('../../fixtures/garden/categories.json'));
jest.mock('@data/site.json', () => jest.requireActual('../../fixtures/garden/site.json'));
jest.mock('@data/search.json', () => null);
jest.mock('@data/order.json', () => null);

const readerIn = (currency: string, locale: string) =>
  inShop(currency, locale, async () => {
    const [{ readerOf }, { rowsOf }] = await Promise.all([import('./knowledge'), import('../search/catalogues')]);
    // In some currencies a price has no decimals.
    return readerOf(
      rowsOf('tests/fixtures/garden/catalogue.json', (text) => text.replace(/(?<=rice": \d+)\.\d+/g, '')),
    );
  });

const TWO = 'kestrel-101 x2';

describe.each<[currency: string, locale: string, judged: [line: string, meant: string][]]>([
  [
    'EUR',
    'de-DE',
    [
      ['2 kestrel-101 49,90 €', TWO],
      ['2 kestrel-101 @ 49,90', TWO],
      ['2 kestrel-101 1.249,90 €', TWO],
      ['2 kestrel-101 EUR 49,90', TWO],
      ['2 kestrel-101, 45 euros', TWO],
      ['2 kestrel-101 = 99,80 €', TWO],
      ['2 kestrel-101, 45 dollars', TWO],
      ['fernbrook-105 slate 9 x2 59,90 €', 'fernbrook-105 Slate/9 x2'],
    ],
  ],
  [
    'GBP',
    'en-GB',
    [
      ['2 kestrel-101 £45', TWO],
      ['2 kestrel-101 @ £1,249.90', TWO],
      ['2 kestrel-101, 45 quid', TWO],
    ],
  ],
  [
    'JPY',
    'ja-JP',
    [
      ['2 kestrel-101 ¥5,000', TWO],
      ['2 kestrel-101 5,000円', TWO],
      ['kestrel-101 x2 ¥5000', TWO],
    ],
  ],
  [
    'USD',
    'en-US',
    [
      ['2 kestrel-101 $45.99', TWO],
      ['2 kestrel-101 @ 42.99', TWO],
      ['2 kestrel-101, 45 euros', TWO],
      ['2 $45 kestrel-101', TWO],
      ['kestrel-101 x2 USD 45.99', TWO],
    ],
  ],
  ['CZK', 'cs-CZ', [['2 kestrel-101 1 249,90 Kč', TWO]]],
  ['CHF', 'de-CH', [['2 kestrel-101 CHF 1’249.90', TWO]]],
])('a line with a price, in a shop of %s and %s', (currency, locale, judged) => {
  let read: (line: string) => string[];
  beforeAll(async () => {
    ({ read } = await readerIn(currency, locale));
  });
  test.each(judged)('%s', (line, meant) => {
    expect(read(line)).toEqual([meant]);
  });
});

test('a column of sums counts nothing, in the marks of its shop', async () => {
  const { read } = await readerIn('EUR', 'de-DE');
  const rows = ['Item\tQty\tEinzel', 'kestrel-101\t2\t49,90 €', 'kestrel-102\t3\t1.249,90 €'];
  expect(read(rows.join('\n')).filter((line) => line.startsWith('kestrel'))).toEqual([TWO, 'kestrel-102 x3']);
});
