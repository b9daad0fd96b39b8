/** `npm run catalogue:check`: checks the catalogue and every other file of the data folder as a build does. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, formatProblem } from '../lib/catalogue/parse';
import { parseJson } from '../lib/catalogue/parse-json';
import { readLastChanges } from '../lib/catalogue/read-last-changes';
import { ORDER_KITS, parseOrderKits } from '../lib/catalogue/schema/order-kits';
import { type CatalogueSummary, summarizeCatalogue } from '../lib/catalogue/summary';
import { readEnvironment } from '../lib/environment';
import type { OwnerFiles } from '../lib/site/check-owner-files';
import { checkAddresses, checkRedirects } from '../lib/site/check-redirects';
import { checkPages } from '../lib/site/own-pages/check-pages';
import { PAGES_FOLDER, readPagesFolder } from '../lib/site/own-pages/read-folder';
import { shopAddresses } from '../lib/site/own-pages/shop-addresses';
import { checkCatalogue } from './catalogue/check-catalogue';
import { checkData } from './catalogue/check-data';
import { readCommand } from './command';

function print(file: string, { products, categories, variants, normalised, merged }: CatalogueSummary): void {
  const line = (count: number, what: string) => console.log(`  ${String(count).padStart(5)}  ${what}`);
  console.log(`${file}: ${products} products, no problems\n`);
  console.table(Object.fromEntries(categories.map(({ category, ...figures }) => [category, figures])));
  for (const [name, count] of variants) if (count > 0) line(count, name);
  console.log('Normalised:');
  for (const [name, count] of normalised) if (count > 0) line(count, name);
  if (merged.length > 0) line(merged.length, `ids listed twice and merged: ${merged.join(', ')}`);
}

/** The data folder's kits against these goods; undefined where it has none. */
function checkKits(products: Catalogue['products']) {
  const kitsFile = join(dataDir, ORDER_KITS);
  if (!existsSync(kitsFile)) return undefined;
  return parseOrderKits(parseJson(readFileSync(kitsFile), kitsFile), kitsFile, products);
}

/** The redirects, and the addresses that menu and texts name, against the pages of a shop whose files have no other fault: its modules refuse to be loaded where they have. */
async function addressProblems(files: OwnerFiles) {
  const { ownRedirects } = await import('../lib/site/redirects');
  const redirects = ownRedirects();
  const isNamed = files.site?.menu?.some(({ href }) => href) || files.texts?.roles;
  if (redirects.length === 0 && !isNamed) return [];
  const { pageAddresses } = await import('../lib/views/page-addresses');
  const shop = { pages: pageAddresses(), siteUrl };
  return [
    ...checkRedirects(redirects, shop, join(dataDir, 'redirects.json')),
    ...checkAddresses(files, shop.pages, dataDir),
  ];
}

/** The data folder's pages, with their links where the goods are known to which they may lead. */
function checkOwnPages() {
  const addresses = result.ok ? shopAddresses(result.catalogue.products.filter(({ hidden }) => !hidden)) : undefined;
  return checkPages(readPagesFolder(dataDir), join(dataDir, PAGES_FOLDER), addresses).problems;
}

const { words, flags } = readCommand({
  usage: `npm run catalogue:check -- [FILE] [--quiet]

Lists everything that a build would refuse: in the catalogue (or in FILE instead), its pictures in public/, and without FILE in every other
file of the data folder. Exit code 0 with a summary, which --quiet leaves out; 1 with all problems.`,
  mostWords: 1,
  flags: ['quiet'],
});
const { catalogueFile, dataDir, isOwnCatalogue, siteUrl } = readEnvironment();
const [file = catalogueFile] = words;
const json = parseJson(readFileSync(file), file);
const result = checkCatalogue(json, file);
const recorded = words.length > 0 ? undefined : readLastChanges(dataDir);
const kits = words.length > 0 || !result.ok ? undefined : checkKits(result.catalogue.products);
const data = words.length > 0 ? undefined : checkData(dataDir);
const problems = [
  ...(data ? [...data.problems, ...checkOwnPages()] : []),
  ...[result, recorded, kits].flatMap((checked) => (checked?.ok === false ? checked.problems : [])),
];
if (data && problems.length === 0) problems.push(...(await addressProblems(data.files)));
if (!result.ok || problems.length > 0) {
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`${file}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = 1;
} else {
  const leftOut = kits?.ok && isOwnCatalogue ? kits.leftOut : [];
  for (const problem of leftOut) console.warn(`${formatProblem(problem)}: the kit is left out`);
  if (!flags.has('quiet')) print(file, summarizeCatalogue(json, result.catalogue));
}
