import { inShop } from '@/tests/fixtures/in-shop';

/** The price and the questions of a table with one price in a shop. */
const importedIn = (currency: string, locale: string, price: string) =>
  inShop(currency, locale, async () => {
    const { planOf } = await import('./plan-of');
    const plan = await planOf(Buffer.from(`SKU;Name;Price\r\nmug-1;Mug;${price}\r\n`));
    return { price: plan.rows[0]?.raw.price, asked: plan.questions.map(({ about }) => about) };
  });

test.each([
  ['EUR', 'de-DE', '1.249,90 €', 1249.9, []],
  ['EUR', 'de-DE', 'EUR 31,50', 31.5, []],
  ['EUR', 'de-DE', '$31.50', undefined, ['USD']],
  ['EUR', 'de-DE', '1.249', 1249, []],
  ['CAD', 'en-CA', '$31.50', 31.5, []],
  ['CAD', 'en-CA', 'US$31.50', undefined, ['USD']],
  ['SEK', 'sv-SE', '1 249,90 kr', 1249.9, []],
  ['JPY', 'ja-JP', '¥5,000', 5000, []],
  ['USD', 'en-US', '€5', undefined, ['EUR']],
])('a shop in %s and %s reads the price "%s"', async (currency, locale, text, price, asked) => {
  expect(await importedIn(currency, locale, text)).toEqual({ price, asked });
});
