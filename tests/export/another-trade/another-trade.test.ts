import { readFileSync } from 'node:fs';
import { SHOP } from '../../fixtures/shops';
import { textOf } from '../html';
import { basePath, files, getPage, readText, siteUrl } from '../site';
import { sitemapEntries } from '../sitemap';

/** Words of the bundled shop's trade, which no other shop may contain. */
const TRADE = [
  'tactical, duty, badge, badges, officer, officers, police, sheriff, patrol, guard, guards',
  'quartermaster, quartermasters, agency, agencies, uniform, uniforms, insignia, holster, holsters',
  'handcuff, handcuffs, baton, flashlight, flashlights, pepper spray, stun gun, less-lethal',
  'body armor, ballistic, military, weapon, weapons, civilian, law enforcement, security plus',
  'securityplus',
].flatMap((words) => words.split(', '));

/** Names of the bundled categories. Case-sensitive, because in lower case they are words of any trade. */
const CATEGORY_NAMES =
  'Clothing, Footwear, Accessories, Tactical Gear, Tactical Gears, Duty Gear, Badges & Holders'.split(', ');

/** Occurrences of whole words, each with the text around it. */
function findWords(text: string, words: readonly string[], flags = ''): string[] {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, `gu${flags}`);
  return [...text.matchAll(pattern)].map(({ index, 0: word }) =>
    text.slice(Math.max(0, index - 30), index + word.length + 30),
  );
}

/**
 * The strings of a script, without identifiers such as zod's guard(). Function names are removed first: a quote in a regular expression
 * may turn the rest of the script into a string.
 */
function stringsOf(script: string): string {
  const nameless = script.replace(/\b[\w$]+\(/g, '(');
  return (nameless.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []).join('\n');
}

const isProduct = ({ loc }: { loc: string }) => loc.startsWith(`${siteUrl}${basePath}/products/`);

test('only the unchanged one of three recorded products has its date, not the edited or the deleted one', () => {
  const dated = sitemapEntries(readText('/sitemap.xml')).filter(
    (entry) => isProduct(entry) && entry.lastmod !== undefined,
  );
  expect(dated).toEqual([{ loc: `${siteUrl}${basePath}/products/aoba-101/`, lastmod: '2026-03-24', images: [] }]);
});

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

type Rows = Record<string, { products: { brand: string }[] }>;
const bundled = Object.values(JSON.parse(readFileSync(SHOP.catalogueFile, 'utf8')) as Rows);
const brands = [...new Set(bundled.flatMap((group) => group.products.map(({ brand }) => brand)))];

/** Part of the list of uncountable words in the package pluralize. */
const UNCOUNTABLE = /"pliers"\s*,?\s*"police"/g;
/** The texts of a file that people may read. */
const wordsIn = (file: string) =>
  file.endsWith('.js') ? stringsOf(readText(file).replace(UNCOUNTABLE, '')) : readText(file);
const texts = [...files].filter((file) => /\.(?:html|js|json|txt|svg|xml|webmanifest)$/.test(file));

test.each([
  ['word of the bundled trade', TRADE, 'i'],
  ['name of a bundled category', CATEGORY_NAMES, ''],
  ['brand of the bundled products', brands, ''],
])('no %s is in any file', (_, words, flags) => {
  const found = texts.flatMap((file) => findWords(wordsIn(file), words, flags).map((text) => `${file}: …${text}…`));
  expect(found.slice(0, 20)).toEqual([]);
});
