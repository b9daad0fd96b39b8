import { moneyOf } from '@/lib/site/money-of';
import { siteSchema } from '@/lib/site/site-schema';
import { inShop } from '@/tests/fixtures/in-shop';

const faultsOf = (site: object) =>
  siteSchema.safeParse(site).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

/** Blanks in sums as plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['USD', 'en-US', '$1.00', '$1,234.50', '$1,234,567.00'],
  ['EUR', 'de-DE', '1,00 €', '1.234,50 €', '1.234.567,00 €'],
  ['EUR', 'en-IE', '€1.00', '€1,234.50', '€1,234,567.00'],
  ['EUR', 'fr-FR', '1,00 €', '1 234,50 €', '1 234 567,00 €'],
  ['EUR', 'nl-NL', '€ 1,00', '€ 1.234,50', '€ 1.234.567,00'],
  ['GBP', 'en-GB', '£1.00', '£1,234.50', '£1,234,567.00'],
  ['CHF', 'en-US', 'CHF 1.00', 'CHF 1,234.50', 'CHF 1,234,567.00'],
  ['CAD', 'en-CA', '$1.00', '$1,234.50', '$1,234,567.00'],
  ['INR', 'en-IN', '₹1.00', '₹1,234.50', '₹12,34,567.00'],
  ['JPY', 'ja-JP', '¥1', '¥1,235', '¥1,234,567'],
  ['KWD', 'en-KW', 'KWD 1.000', 'KWD 1,234.500', 'KWD 1,234,567.000'],
  ['SEK', 'sv-SE', '1,00 kr', '1 234,50 kr', '1 234 567,00 kr'],
])('prices in %s, written as in %s', async (currency, locale, ...written) => {
  const { formatPrice } = await inShop(currency, locale, () => import('@/lib/catalogue/price'));
  expect([1, 1234.5, 1_234_567].map(formatPrice).map(plain)).toEqual(written);
});

test('a blank beside a sign never breaks a line', () => {
  expect(moneyOf({ currency: 'EUR', locale: 'de-DE' }).money.after).toBe('\u00a0€');
});

test('what is left out is a dollar of the United States, as ever', () => {
  expect(moneyOf({})).toEqual(moneyOf({ currency: 'USD', locale: 'en-US' }));
  expect(moneyOf({}).money).toMatchObject({ code: 'USD', before: '$', digits: 2 });
});

test.each([
  [{ currency: 'USD' }, []],
  [{ currency: 'XAU', locale: 'fr-CA' }, []],
  [{ currency: 'eur' }, ['currency: is "eur"; it must be the ISO 4217 code of a currency, such as USD, EUR, GBP, JPY']],
  [{ currency: '$' }, ['currency: is "$"; it must be the ISO 4217 code of a currency, such as USD, EUR, GBP, JPY']],
  [{ locale: 'de-LU' }, ['locale: is "de-LU", which is not known; near it are de-AT, de-CH, de-DE']],
  [{ locale: 'se-SE' }, ['locale: is "se-SE", which is not known; near it are sv-SE']],
  [{ locale: 'it' }, ['locale: is "it", which is not known; near it are it-CH, it-IT']],
  [{ locale: 'xx-XX' }, [expect.stringMatching(/^locale: is "xx-XX", which is not known; known are en-US, .*hu-HU$/)]],
])('site.json with %j', (site, faults) => {
  expect(faultsOf(site)).toEqual(faults);
});

test('the sign of several currencies is in a file that of the shop, and else that of the first', () => {
  const signs = (currency: string, locale: string) => moneyOf({ currency, locale }).locality.currencySigns;
  expect(signs('CAD', 'en-CA')).toMatchObject({ $: 'CAD', US$: 'USD', '€': 'EUR', KR: 'SEK' });
  expect(signs('EUR', 'de-DE')).toMatchObject({ $: 'USD', '¥': 'JPY', KR: 'SEK' });
  expect(signs('DKK', 'da-DK')).toMatchObject({ 'KR.': 'DKK' });
});
