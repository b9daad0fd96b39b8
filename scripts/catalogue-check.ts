/** `npm run catalogue:check`: checks the catalogue and every other file of the data folder as a build does. */
import { readFileSync } from 'node:fs';
import { parseJson } from '../lib/catalogue/parse-json';
import { readEnvironment } from '../lib/site/environment';
import { namedFileProblem, readCommand } from './build/cli/command';
import { shopName } from './build/cli/shop-messages';
import { checkShop, reportProblems } from './catalogue/check-shop';
import { type CatalogueSummary, summarizeCatalogue } from './catalogue/summarize-catalogue';

const { positionals, flags } = readCommand(`npm run catalogue:check -- [FILE] [--quiet]

Lists everything that a build would refuse: in the catalogue (or in FILE instead), its pictures, and every other file of the data folder.
Warns of links, products and kits that the site leaves out because products are missing. Exit code 0 with a summary, which --quiet leaves
out; 1 with all problems.`);
const [given] = positionals;
const missing = given === undefined ? undefined : namedFileProblem(given);
if (missing) throw new Error(missing);
if (given !== undefined) process.env.CATALOGUE_FILE = given;
const { catalogueFile: file } = readEnvironment();
const shop = checkShop();
if (!reportProblems(shop)) process.exitCode = 1;
else if (shop.catalogue && !flags.has('quiet'))
  print(summarizeCatalogue(parseJson(readFileSync(file)), shop.catalogue));

function print({ products, categories, variants, irregularities, merged }: CatalogueSummary): void {
  const line = ([what, count]: [string, number]) => console.log(`  ${String(count).padStart(5)}  ${what}`);
  const nonZero = (counts: Readonly<Record<string, number>>) => Object.entries(counts).filter(([, count]) => count > 0);
  console.log(`${shopName()}: ${products} products in ${file}, no problems\n`);
  console.table(Object.fromEntries(categories.map(({ category, ...figures }) => [category, figures])));
  nonZero(variants).forEach(line);
  const changed = nonZero(irregularities);
  if (changed.length > 0) console.log('Normalized:');
  changed.forEach(line);
  if (merged.length > 0) line([`ids listed twice and merged: ${merged.join(', ')}`, merged.length]);
}
