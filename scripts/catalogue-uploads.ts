/**
 * `npm run catalogue:uploads -- [--prune] [--dry-run]`: compares the owner's files with the catalogue: pictures of products that are
 * missing or damaged, and files that no product names, which --prune removes. Exit 1 where a picture is missing or damaged.
 */
import { readFileSync, rmSync } from 'node:fs';
import { formatProblem, parseCatalogue } from '../lib/catalogue/parse';
import { parseJson } from '../lib/catalogue/parse-json';
import { readEnvironment } from '../lib/environment';
import { compareUploads } from './catalogue/compare-uploads';
import { readCommand } from './command';

const { flags } = readCommand();
const { catalogueFile } = readEnvironment();
const result = parseCatalogue(parseJson(readFileSync(catalogueFile), catalogueFile), catalogueFile);
// Of a catalogue that cannot be read nobody knows what it names.
if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));

const { faults, orphans } = compareUploads(result.catalogue.products);
for (const fault of faults) console.error(fault);
const isPruned = flags.has('prune') && !flags.has('dry-run');
for (const file of orphans) {
  if (isPruned) rmSync(file);
  console.log(`${file}: no product of ${catalogueFile} names it${isPruned ? '; removed' : ''}`);
}
const count = `${faults.length} missing or damaged, ${orphans.length} that no product names`;
console.log(`${count}.${!isPruned && orphans.length > 0 ? ' Nothing was removed: --prune does that.' : ''}`);
process.exitCode = faults.length > 0 ? 1 : 0;
