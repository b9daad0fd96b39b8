import { textOf } from '../html';
import { files, getPage, readText } from '../site';
import { stringsOf } from './words';

/** Dollars by code, name, or sign with a number. Not the references of React's payload, such as "$12". */
const DOLLARS = /\bUSD\b|US\$|\bdollars?\b|(?<!["\w$])\$\s?\d[\d.,]*|\d\s?\$(?![\w{(])/giu;
/** Dollars in sentences of scripts. Single words and codes are allowed, because scripts parse prices in other currencies. */
const DOLLARS_IN_SCRIPTS = /[a-z] dollars?\b|\bdollars? [a-z]|\$\d[\d,]*\.\d\d\b/giu;

// vercel.json has "$1" in the targets of redirects.
const readable = [...files].filter(
  (file) => /\.(?:html|js|json|txt|svg|xml|webmanifest|css)$/.test(file) && file !== '/vercel.json',
);
const foundIn = (file: string) => {
  const isScript = file.endsWith('.js');
  const text = isScript ? stringsOf(readText(file)) : readText(file);
  return [...text.matchAll(isScript ? DOLLARS_IN_SCRIPTS : DOLLARS)].map(
    ({ index, 0: found }) => `${file}: ${found} in …${text.slice(Math.max(0, index - 30), index + 30)}…`,
  );
};

test('a shop in euros shows no dollar in any file', () => {
  expect(readable.length).toBeGreaterThan(100);
  expect(readable.flatMap(foundIn)).toEqual([]);
});

test('its prices have the format of its locale, with its tax note', () => {
  const page = getPage('/products/aoba-101/');
  const text = textOf(page.html).replaceAll('\u00a0', ' ');
  expect(text).toContain('64,50 €');
  expect(text).toContain('incl. VAT');
  expect(page.html).toContain('"priceCurrency":"EUR"');
  expect(getPage('/all-products/').html).toContain('aria-label="Maximum price in euros"');
});

test('files for programs have prices in euros', () => {
  expect(readText('/llms.txt')).toContain('with prices in euros.');
  expect(readText('/feed.xml').replaceAll('\u00a0', ' ')).toMatch(/\d,\d\d €/);
});
