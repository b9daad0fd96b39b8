import { findCountry, nearestCountry } from '@/lib/site/locale/countries';

test.each([
  ['Ireland', 'IE', 'en-IE', 'EUR'],
  ['Deutschland', 'DE', 'de-DE', 'EUR'],
  ['de_DE', 'DE', 'de-DE', 'EUR'],
  ['Osterreich', 'AT', 'de-AT', 'EUR'],
  ['日本', 'JP', 'ja-JP', 'JPY'],
  ['USA', 'US', 'en-US', 'USD'],
])('%j is the country %s, locale %s, currency %s', (text, region, locale, currency) => {
  expect(findCountry(text)).toEqual({ region, locale, currency });
});

test.each([
  ['Irland', 'Ireland'],
  ['en', undefined],
  ['', undefined],
])('%j is not a country; the most similar name is %j', (text, nearest) => {
  expect(findCountry(text)).toBeUndefined();
  expect(nearestCountry(text)).toBe(nearest);
});
