import { textOf } from '../html';
import { files, getPage, readText } from '../site';
import { stringsOf } from './words';

/** The dollar by code, name or sign with a figure. A flight's references are no sums: "$12" between quotes. */
const DOLLARS = /\bUSD\b|US\$|\bdollars?\b|(?<!["\w$])\$\s?\d[\d.,]*|\d\s?\$(?![\w{(])/giu;
/** Of scripts the sentences alone: single words and codes are there to tell sums in other currencies. */
const DOLLARS_OF_SCRIPTS = /[a-z] dollars?\b|\bdollars? [a-z]|\$\d[\d,]*\.\d\d\b/giu;

const readable = [...files].filter((file) => /\.(?:html|js|json|ndjson|txt|svg|xml|webmanifest|css)$/.test(file));
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

test('its prices stand in its own locale, with its word on taxes', () => {
  const page = getPage('/products/aoba-101/');
  const text = textOf(page.html).replaceAll('\u00a0', ' ');
  expect(text).toContain('64,50 €');
  expect(text).toContain('incl. VAT');
  expect(page.html).toContain('"priceCurrency":"EUR"');
  expect(getPage('/all-products/').html).toContain('aria-label="Maximum price in euros"');
});

test('what programs read says euros', () => {
  expect(readText('/llms.txt')).toContain('with prices in euros.');
  const facts = readText('/products.ndjson')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { currency: string });
  expect(new Set(facts.map(({ currency }) => currency))).toEqual(new Set(['EUR']));
  expect(readText('/feed.xml').replaceAll('\u00a0', ' ')).toMatch(/\d,\d\d €/);
});

test.each([
  ['a price of $9', true],
  ['for 9.50 USD', true],
  ['12 $', true],
  ['fifty dollars', true],
  ['["$12","$L3"]', false],
  ['a $b $c', false],
])('in "%s" a dollar is found: %s', (text, isFound) => {
  expect([...text.matchAll(DOLLARS)].length > 0).toBe(isFound);
});
