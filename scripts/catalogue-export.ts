/** `npm run catalogue:export`: writes the catalogue as a CSV table. */
import { readFileSync } from 'node:fs';
import { toPublishedCatalogue } from '../lib/admin/edits/published-catalogue';
import { toAllFieldsCsv, toShopifyCsv } from '../lib/admin/export/product-csv';
import { formatProblem, parseCatalogue } from '../lib/catalogue/parse';
import { parseJson } from '../lib/catalogue/parse-json';
import { formatCount } from '../lib/format';
import { readEnvironment } from '../lib/site/environment';
import { readCommand } from './build/cli/command';
import { shopName } from './build/cli/shop-messages';
import { writeFileAtomic } from './build/write-file';

const { positionals, flags } = readCommand(`npm run catalogue:export -- FILE [--shopify]

Writes the catalog as a CSV file with all fields and one row for each variant, which catalogue:import reads back without loss.
--shopify writes Shopify's product file.`);
const [file = ''] = positionals;
const { catalogueFile } = readEnvironment();
const json = parseJson(readFileSync(catalogueFile), catalogueFile);
const parsed = parseCatalogue(json, catalogueFile);
if (parsed.ok) {
  const { products, categories } = await toPublishedCatalogue(json);
  const list = [...products.values()];
  writeFileAtomic(file, await (flags.has('shopify') ? toShopifyCsv(list, categories) : toAllFieldsCsv(list)));
  console.log(`${formatCount(products.size, 'product')} of ${shopName()} written to ${file}.`);
} else {
  // Report the problems instead of a file without some products.
  for (const problem of parsed.problems) console.error(formatProblem(problem));
  process.exitCode = 1;
}
