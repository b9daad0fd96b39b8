import { inShop } from '@/tests/fixtures/in-shop';

const loadPriceModules = (currency: string, locale: string) =>
  inShop(currency, locale, async () => {
    const [schema, price, parsing, scale, facet, fields, bulk] = await Promise.all([
      import('@/lib/catalogue/schema/price'),
      import('@/lib/money'),
      import('@/lib/catalogue/parse-price'),
      import('@/lib/listing/price-scale'),
      import('@/lib/listing/facets/facets'),
      import('@/lib/catalogue/fields/fields'),
      import('@/lib/admin/products/bulk-actions'),
    ]);
    const errorOf = (value: number) => schema.priceSchema.safeParse(value).error?.issues[0]?.message;
    return { ...price, ...parsing, ...scale, ...fields, ...bulk, errorOf, readMax: facet.priceFacet.read };
  });

test('a currency without decimals has none anywhere', async () => {
  const {
    errorOf,
    toMinorUnits,
    fromMinorUnits,
    priceAtStep,
    stepOfPrice,
    toValidPrice,
    FIELDS,
    bulkActions,
    PRICE_ENDINGS,
  } = await loadPriceModules('JPY', 'ja-JP');
  expect([1, 9_999_999].map(errorOf)).toEqual([undefined, undefined]);
  expect(errorOf(10_000_000)).toBe('is 10000000; at most 9999999 is allowed');
  expect(errorOf(31.5)).toBe('is 31.5; no decimals are allowed');
  expect([toMinorUnits(1250), fromMinorUnits(1250), toValidPrice(12.6)]).toEqual([1250, 1250, 13]);
  expect([priceAtStep(0, 48_000), priceAtStep(50, 48_000), priceAtStep(100, 48_000)]).toEqual([500, 4900, 48_000]);
  expect(stepOfPrice(4900, 48_000)).toBe(50);
  expect(FIELDS.price.editor.controls).toMatchObject({ price: { label: 'Price, Japanese yen', step: 1 } });
  expect(bulkActions.price(7)({ price: 1250 } as never)).toMatchObject({ price: 1338 });
  expect(PRICE_ENDINGS).toEqual([]);
});

test('a currency with three decimals has all of them everywhere', async () => {
  const { errorOf, toMinorUnits, fromMinorUnits, priceAtStep, readMax, FIELDS } = await loadPriceModules(
    'KWD',
    'en-KW',
  );
  expect([0.001, 12.345, 9999.999].map(errorOf)).toEqual([undefined, undefined, undefined]);
  expect([errorOf(10_000), errorOf(1.2345)]).toEqual([
    'is 10000; at most 9999.999 is allowed',
    'is 1.2345; at most three decimals are allowed',
  ]);
  expect([toMinorUnits(12.345), fromMinorUnits(12_345)]).toEqual([12_345, 12.345]);
  expect([priceAtStep(0, 48), priceAtStep(37, 48)]).toEqual([0.5, 2.7]);
  expect(readMax(['1.249'])).toEqual(['1.249']);
  expect(FIELDS.price.editor.controls).toMatchObject({ price: { step: 0.001 } });
});

test('the maximum price in a URL is a plain number in any locale; local formats are accepted', async () => {
  const { readMax } = await loadPriceModules('EUR', 'de-DE');
  const values = [['49.99'], ['49,99'], ['1.249'], ['1.249,90 €'], ['€50'], ['1200.5']].map((value) => readMax(value));
  expect(values).toEqual([['49.99'], ['49.99'], ['1249'], ['1249.9'], ['50'], ['1200.5']]);
  expect([['$50'], ['50 USD'], ['1e3'], ['0'], ['-5'], ['49.999,9,9']].flatMap((value) => readMax(value))).toEqual([]);
});

test.each([
  ['EUR', 'de-DE', ['1.249,90', '1.249', '49.9', '€ 5'], [1249.9, 1249, 49.9, 5]],
  ['EUR', 'fr-FR', ['1 249,90', '1\u00a0249', '49,9 €'], [1249.9, 1249, 49.9]],
  ['CHF', 'de-CH', ['1’249.90', "1'249", 'CHF 5'], [1249.9, 1249, 5]],
  ['USD', 'en-US', ['1,249.90', '$1,249', '49.9', '49,9', '€5'], [1249.9, 1249, 49.9, undefined, undefined]],
])('a price in %s is parsed in the format of %s', async (currency, locale, texts, prices) => {
  const { parsePrice } = await loadPriceModules(currency, locale);
  expect(texts.map((text) => parsePrice(text))).toEqual(prices);
});
