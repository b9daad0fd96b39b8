import { textOf } from '../html';
import { files, getPage, readText } from '../site';
import { stringsOf } from './words';

/** The dollar by code, name or sign with a figure. A flight's references are no sums: "$12" between quotes. */
const DOLLARS = /\bUSD\b|US\$|\bdollars?\b|(?<!["\w$])\$\s?\d[\d.,]*|\d\s?\$(?![\w{(])/giu;
/** Of scripts the sentences alone: single words and codes are there to tell sums in other currencies. */
const DOLLARS_OF_SCRIPTS = /[a-z] dollars?\b|\bdollars? [a-z]|\$\d[\d,]*\.\d\d\b/giu;

// In the redirects of vercel.json "$1" is the part of an address that a pattern matched.
const readable = [...files].filter(
  (file) => /\.(?:html|js|json|txt|svg|xml|webmanifest|css)$/.test(file) && file !== '/vercel.json',
);
const foundIn = (file: string) => {
  const isScript = file.endsWith('.js');
  const text = isScript ? stringsOf(readText(file)) : readText(file);
  return [...text.matchAll(isScript ? DOLLARS_OF_SCRIPTS : DOLLARS)].map(
    ({ index, 0: found }) => `${file}: ${found} in …${text.slice(Math.max(0, index - 30), index + 30)}…`,
  );
};

test('a shop in euros shows no dollar in any file', () => {
  expect(readable.length).toBeGreaterThan(100);
  expect(readable.flatMap(foundIn)).toEqual([]);
});

test('its prices are in its own locale, with its word on taxes', () => {
  const page = getPage('/products/aoba-101/');
  const text = textOf(page.html).replaceAll('\u00a0', ' ');
  expect(text).toContain('64,50 €');
  expect(text).toContain('incl. VAT');
  expect(page.html).toContain('"priceCurrency":"EUR"');
  expect(getPage('/all-products/').html).toContain('aria-label="Maximum price in euros"');
});

test('what programs read says euros', () => {
  expect(readText('/llms.txt')).toContain('with prices in euros.');
  expect(readText('/feed.xml').replaceAll('\u00a0', ' ')).toMatch(/\d,\d\d €/);
});
