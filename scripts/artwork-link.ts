/**
 * `npm run artwork:link [-- FILE]`: puts the addresses of its drawings into each product's `image_links`. Addresses of photographs
 * stay where they are, in front or behind; only links under /artwork/ are replaced.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { drawingsOf } from '../artwork/drawings';
import { formatProblem, parseCatalogueText } from '../lib/catalogue/parse';
import { readEnvironment } from '../lib/environment';

type Row = { id: string; image_links?: string[] };

const file = process.argv[2] ?? readEnvironment().catalogueFile;
const text = readFileSync(file, 'utf8');
const result = parseCatalogueText(text, file);
if (!result.ok) {
  for (const problem of result.problems) console.error(formatProblem(problem));
  process.exit(1);
}
const links = new Map(
  result.catalogue.products.map((product) => [
    product.id,
    drawingsOf(product).map((drawing) => `/artwork/${drawing.file}`),
  ]),
);
const isDrawn = (address: string) => address.startsWith('/artwork/');
const json = JSON.parse(text) as Record<string, { products: Row[] }>;
for (const { products } of Object.values(json)) {
  for (const row of products) {
    const old = row.image_links ?? [];
    const firstDrawn = old.findIndex(isDrawn);
    const photographs = old.filter((address) => !isDrawn(address));
    const before = firstDrawn < 0 ? photographs.length : old.slice(0, firstDrawn).length;
    row.image_links = [...photographs.slice(0, before), ...(links.get(row.id) ?? []), ...photographs.slice(before)];
  }
}
writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
console.log(`${file}: ${links.size} products linked to ${new Set([...links.values()].flat()).size} drawings`);
