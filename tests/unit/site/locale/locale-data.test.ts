import { localeData } from '@/lib/site/locale/locale-data';
import { siteSchema } from '@/lib/site/schema/site-schema';
import { inShop } from '@/tests/fixtures/in-shop';

/** Replaces no-break spaces by spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['USD', 'en-US', '$1.00', '$1,234.50', '$1,234,567.00'],
  ['EUR', 'de-DE', '1,00 €', '1.234,50 €', '1.234.567,00 €'],
  ['EUR', 'fr-FR', '1,00 €', '1 234,50 €', '1 234 567,00 €'],
  ['EUR', 'es-ES', '1,00 €', '1234,50 €', '1.234.567,00 €'],
  ['EUR', 'nl-NL', '€ 1,00', '€ 1.234,50', '€ 1.234.567,00'],
  ['CHF', 'de-CH', 'CHF 1.00', 'CHF 1’234.50', 'CHF 1’234’567.00'],
  ['INR', 'en-IN', '₹1.00', '₹1,234.50', '₹12,34,567.00'],
  ['JPY', 'ja-JP', '¥1', '¥1,235', '¥1,234,567'],
  ['KWD', 'en-KW', 'KWD 1.000', 'KWD 1,234.500', 'KWD 1,234,567.000'],
  ['SEK', 'sv-SE', '1,00 kr', '1 234,50 kr', '1 234 567,00 kr'],
  ['USD', 'ar-EG', '1.00 US$', '1,234.50 US$', '1,234,567.00 US$'],
])('prices in %s in the format of %s', async (currency, locale, ...formatted) => {
  const { formatPrice } = await inShop(currency, locale, () => import('@/lib/money'));
  expect([1, 1234.5, 1_234_567].map(formatPrice).map(plain)).toEqual(formatted);
});

test('the space next to a currency symbol is a no-break space', () => {
  expect(localeData({ currency: 'EUR', locale: 'de-DE' }).money.after).toBe('\u00a0€');
});

test('the default is the US dollar in American English', () => {
  expect(localeData({})).toEqual(localeData({ currency: 'USD', locale: 'en-US' }));
  expect(localeData({ currency: '$', locale: 'de_DE' })).toEqual(localeData({}));
});

test.each([
  [{ currency: 'XPF', locale: 'fr-CA' }, undefined],
  [{ locale: 'it' }, undefined],
  [{ currency: 'eur' }, 'is "eur"; it must be the ISO 4217 code of a currency, such as EUR'],
  [{ currency: 'pounds' }, 'is "pounds"; it must be the ISO 4217 code of a currency, such as GBP'],
  [{ currency: 'QQQ' }, 'is "QQQ"; it must be the ISO 4217 code of a currency, such as USD'],
  [{ locale: 'de_AT' }, 'is "de_AT", which is not a known locale; use a name such as de-AT'],
  [{ locale: 'Irland' }, 'is "Irland", which is not a known locale; use a name such as en-IE'],
])('the problem of site.json with %j', (site, message) => {
  expect(siteSchema.safeParse(site).error?.issues[0]?.message).toBe(message);
});

test('a symbol of several currencies means that of the shop, or else the most common one', () => {
  const signs = (currency: string, locale: string) => localeData({ currency, locale }).locality.currencySigns;
  expect(signs('CAD', 'en-CA')).toMatchObject({ $: 'CAD', US$: 'USD', '€': 'EUR', KR: 'SEK' });
  expect(signs('EUR', 'de-DE')).toMatchObject({ $: 'USD', '¥': 'JPY', KR: 'SEK' });
  expect(signs('EUR', 'de-DE')).not.toHaveProperty('RS');
  expect(signs('DKK', 'da-DK')).toMatchObject({ 'KR.': 'DKK' });
});

test('the search words of a currency are its names, code and symbols', () => {
  const { own, others } = localeData({ currency: 'CHF', locale: 'de-CH' }).words;
  expect(own).toEqual(expect.arrayContaining(['francs', 'franc', 'franken', 'chf']));
  expect(others).toContain('dollars');
  expect(others).not.toContain('chf');
});
