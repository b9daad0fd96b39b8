import { inShop } from '@/tests/fixtures/in-shop';

/** The products and doubts of a table with one price in a shop. */
const importedIn = (currency: string, locale: string, price: string) =>
  inShop(currency, locale, async () => {
    const { comingIn, planOf } = await import('./plan-of');
    const plan = await planOf(Buffer.from(`SKU;Name;Price\r\nmug-1;Mug;${price}\r\n`));
    return {
      price: comingIn(plan, 'mug-1').price,
      doubts: plan.doubts.map(({ message }) => message).filter((message) => message.includes('prices are in')),
    };
  });

test.each([
  ['EUR', 'de-DE', '1.249,90 €', 1249.9, []],
  ['EUR', 'de-DE', 'EUR 31,50', 31.5, []],
  ['EUR', 'de-DE', '$31.50', 31.5, ['Its prices are in USD; the numbers were taken as euros.']],
  ['EUR', 'de-DE', '1.249', 1249, []],
  ['CAD', 'en-CA', '$31.50', 31.5, []],
  ['CAD', 'en-CA', 'US$31.50', 31.5, ['Its prices are in USD; the numbers were taken as Canadian dollars.']],
  ['SEK', 'sv-SE', '1 249,90 kr', 1249.9, []],
  ['JPY', 'ja-JP', '¥5,000', 5000, []],
  ['USD', 'en-US', '€5', 5, ['Its prices are in EUR; the numbers were taken as US dollars.']],
])('a shop in %s and %s reads the price "%s"', async (currency, locale, text, price, doubts) => {
  expect(await importedIn(currency, locale, text)).toEqual({ price, doubts });
});
