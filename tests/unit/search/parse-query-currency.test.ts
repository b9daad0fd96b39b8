import { inShop } from '@/tests/fixtures/in-shop';

/** Returns a function for the filter labels of a query in a shop with this currency. No-break spaces are replaced by spaces. */
const filterLabelsIn = (currency: string, locale: string) =>
  inShop(currency, locale, async () => {
    const [{ Searcher }, { indexRowsOf }] = await Promise.all([
      import('@/lib/search/searcher'),
      import('@/tests/fixtures/index-rows'),
    ]);
    const searcher = new Searcher(
      indexRowsOf(
        { name: 'Garden Boot', price: 80 },
        { name: 'Dress Boot', price: 1249 },
        { name: 'Steel Gate', price: 0 },
      ),
      [],
    );
    return (query: string) =>
      (searcher.search(query).queryFilters ?? []).map(({ text }) => text.replaceAll('\u00a0', ' ')).join('; ');
  });

describe.each<[currency: string, locale: string, cases: [query: string, labels: string][]]>([
  [
    'EUR',
    'de-DE',
    [
      ['boots under 50 €', 'Under 50,00 €'],
      ['boots under 50 euros', 'Under 50,00 €'],
      ['boots up to 1.249,90 €', 'Up to 1.249,90 €'],
      ['boots under 49,99', 'Under 49,99 €'],
      ['boots 50-100 €', '50,00 € to 100,00 €'],
      ['boots between 49,50 and 99,50', '49,50 € to 99,50 €'],
      ['boots 1.000€+', 'From 1.000,00 €'],
      ['boots over 2,5 mm', ''],
      // Prices in other currencies are ignored.
      ['boots under $50', ''],
      ['boots between £50 and £100', ''],
    ],
  ],
  [
    'JPY',
    'ja-JP',
    [
      ['boots under ¥5,000', 'Under ¥5,000'],
      ['boots under 5000円', 'Under ¥5,000'],
      ['boots JPY 1000 to 5000', '¥1,000 to ¥5,000'],
      ['boots under $50', ''],
    ],
  ],
  [
    'USD',
    'en-US',
    [
      ['boots under 1,249', 'Under $1,249.00'],
      ['boots under USD 50', 'Under $50.00'],
      ['boots under €50', ''],
    ],
  ],
  [
    'CZK',
    'cs-CZ',
    [
      ['boots under 1 249,90 Kč', 'Under 1 249,90 Kč'],
      ['boots under 500 €', ''],
    ],
  ],
])('a price filter in a shop with %s and %s', (currency, locale, cases) => {
  let filterLabels: (query: string) => string;
  beforeAll(async () => {
    filterLabels = await filterLabelsIn(currency, locale);
  });
  test.each(cases)('%s', (query, labels) => {
    expect(filterLabels(query)).toBe(labels);
  });
});
