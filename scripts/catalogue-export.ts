/** `npm run catalogue:export`: writes the catalogue as a CSV table. */
import { readFileSync } from 'node:fs';
import { toListCsv } from '../lib/admin/import/list-csv';
import { toShopifyCsv } from '../lib/admin/import/shopify-csv';
import { toBundle } from '../lib/admin/ledger/bundle';
import { formatProblem, parseCatalogue } from '../lib/catalogue/parse';
import { parseJson } from '../lib/catalogue/parse-json';
import { counted } from '../lib/counted';
import { readEnvironment } from '../lib/environment';
import { readCommand } from './command';
import { writeWhole } from './write-whole';

const { words, flags } = readCommand({
  usage: `npm run catalogue:export -- FILE [--shopify]

Writes the catalogue as a CSV table with all fields and one row for each variant, which catalogue:import reads back without loss; with
--shopify as a product file of Shopify.`,
  words: ['FILE'],
  flags: ['shopify'],
});
const [file = ''] = words;
const { catalogueFile } = readEnvironment();
const json = parseJson(readFileSync(catalogueFile), catalogueFile);
const parsed = parseCatalogue(json, catalogueFile);
if (parsed.ok) {
  const { products, categories } = await toBundle(json);
  const write = flags.has('shopify') ? toShopifyCsv : toListCsv;
  writeWhole(file, await write([...products.values()], categories));
  console.log(`${counted(products.size, 'product')} of ${catalogueFile} written to ${file}.`);
} else {
  // A product that a build refuses could not be written whole.
  for (const problem of parsed.problems) console.error(formatProblem(problem));
  process.exitCode = 1;
}
