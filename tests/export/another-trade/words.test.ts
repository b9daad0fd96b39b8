import { readFileSync } from 'node:fs';
import { SHOP } from '../../fixtures/shops';
import { files, readText } from '../site';
import { CATEGORY_NAMES, findWords, stringsOf, TRADE } from './words';

type Rows = Record<string, { products: { brand: string }[] }>;
const bundled = Object.values(JSON.parse(readFileSync(SHOP.catalogueFile, 'utf8')) as Rows);
const brands = [...new Set(bundled.flatMap((group) => group.products.map(({ brand }) => brand)))];

/** Part of the list of uncountable words in the package pluralize. */
const UNCOUNTABLE = /"pliers"\s*,?\s*"police"/g;
/** The texts of a file that people may read. */
const textOf = (file: string) =>
  file.endsWith('.js') ? stringsOf(readText(file).replace(UNCOUNTABLE, '')) : readText(file);
const readable = [...files].filter((file) => /\.(?:html|js|json|txt|svg|xml|webmanifest)$/.test(file));

test.each([
  ['word of the bundled trade', TRADE, 'i'],
  ['name of a bundled category', CATEGORY_NAMES, ''],
  ['brand of the bundled products', brands, ''],
])('no %s is in any file', (_, words, flags) => {
  const found = readable.flatMap((file) => findWords(textOf(file), words, flags).map((text) => `${file}: …${text}…`));
  expect(found.slice(0, 20)).toEqual([]);
});
