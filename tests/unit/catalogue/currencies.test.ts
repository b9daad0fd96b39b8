import { inShop } from '@/tests/fixtures/in-shop';

const pricesIn = (currency: string, locale: string) =>
  inShop(currency, locale, async () => {
    const [schema, units, reading, scale, facet, fields, bulk] = await Promise.all([
      import('@/lib/catalogue/schema/price'),
      import('@/lib/catalogue/price'),
      import('@/lib/catalogue/parse-price'),
      import('@/lib/listing/price-scale'),
      import('@/lib/listing/facets/facets'),
      import('@/lib/catalogue/fields/fields'),
      import('@/lib/admin/products/bulk-actions'),
    ]);
    const faultOf = (price: number) => schema.priceSchema.safeParse(price).error?.issues[0]?.message;
    return { ...units, ...reading, ...scale, ...fields, ...bulk, faultOf, readMax: facet.priceFacet.read };
  });

test('a currency without decimals has none anywhere', async () => {
  const {
    faultOf,
    toMinorUnits,
    fromMinorUnits,
    priceAtStep,
    stepOfPrice,
    toValidPrice,
    FIELDS,
    bulkFields,
    PRICE_ENDINGS,
  } = await pricesIn('JPY', 'ja-JP');
  expect([1, 9_999_999].map(faultOf)).toEqual([undefined, undefined]);
  expect(faultOf(10_000_000)).toBe('is 10000000; at most 9999999 is allowed');
  expect(faultOf(31.5)).toBe('is 31.5; no decimals are allowed');
  expect([toMinorUnits(1250), fromMinorUnits(1250), toValidPrice(12.6)]).toEqual([1250, 1250, 13]);
  expect([priceAtStep(0, 48_000), priceAtStep(50, 48_000), priceAtStep(100, 48_000)]).toEqual([500, 4900, 48_000]);
  expect(stepOfPrice(4900, 48_000)).toBe(50);
  expect(FIELDS.price.editor.controls).toMatchObject({ price: { label: 'Price, Japanese yen', step: 1 } });
  expect(bulkFields({ price: 1250 } as never, { kind: 'price', percent: 7 })).toMatchObject({ price: 1338 });
  expect(PRICE_ENDINGS).toEqual([]);
});

test('a currency of three decimals keeps all of them', async () => {
  const { faultOf, toMinorUnits, fromMinorUnits, priceAtStep, readMax, FIELDS } = await pricesIn('KWD', 'en-KW');
  expect([0.001, 12.345, 9999.999].map(faultOf)).toEqual([undefined, undefined, undefined]);
  expect([faultOf(10_000), faultOf(1.2345)]).toEqual([
    'is 10000; at most 9999.999 is allowed',
    'is 1.2345; at most three decimals are allowed',
  ]);
  expect([toMinorUnits(12.345), fromMinorUnits(12_345)]).toEqual([12_345, 12.345]);
  expect([priceAtStep(0, 48), priceAtStep(37, 48)]).toEqual([0.5, 2.7]);
  expect(readMax(['1.249'])).toEqual(['1.249']);
  expect(FIELDS.price.editor.controls).toMatchObject({ price: { step: 0.001 } });
});

test('the highest price of an address is a plain number in any locale, and may be typed as people write it', async () => {
  const { readMax } = await pricesIn('EUR', 'de-DE');
  const read = [['49.99'], ['49,99'], ['1.249'], ['1.249,90 €'], ['€50'], ['1200.5']].map((values) => readMax(values));
  expect(read).toEqual([['49.99'], ['49.99'], ['1249'], ['1249.9'], ['50'], ['1200.5']]);
  expect([['$50'], ['50 USD'], ['1e3'], ['0'], ['-5'], ['49.999,9,9']].flatMap((values) => readMax(values))).toEqual(
    [],
  );
});

test.each([
  ['EUR', 'de-DE', ['1.249,90', '1.249', '49.9', '€ 5'], [1249.9, 1249, 49.9, 5]],
  ['EUR', 'fr-FR', ['1 249,90', '1\u00a0249', '49,9 €'], [1249.9, 1249, 49.9]],
  ['CHF', 'de-CH', ['1’249.90', "1'249", 'CHF 5'], [1249.9, 1249, 5]],
  ['USD', 'en-US', ['1,249.90', '$1,249', '49.9', '49,9', '€5'], [1249.9, 1249, 49.9, undefined, undefined]],
])('a sum in %s is read as people write it in %s', async (currency, locale, texts, sums) => {
  const { parsePrice } = await pricesIn(currency, locale);
  expect(texts.map((text) => parsePrice(text))).toEqual(sums);
});
