/** `npm run catalogue:check -- [FILE] [--quiet]`: validates a catalogue alone. Exit 0 with a summary, or 1 with every problem. */
import { readFileSync } from 'node:fs';
import { formatProblem } from '../lib/catalogue/parse';
import { parseCatalogueText } from '../lib/catalogue/parse-text';
import { summarizeCatalogue } from '../lib/catalogue/summary';
import { readEnvironment } from '../lib/environment';
import { readCommand } from './command';

const { words, flags } = readCommand();
const file = words[0] ?? readEnvironment().catalogueFile;

function read(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    console.error(`${file}: cannot be read: ${(error as Error).message}`);
    process.exit(1);
  }
}

const text = read();
const result = parseCatalogueText(text, file);
if (!result.ok) {
  for (const problem of result.problems) console.error(formatProblem(problem));
  console.error(`${file}: ${result.problems.length} ${result.problems.length === 1 ? 'problem' : 'problems'}`);
  process.exit(1);
}

if (flags.has('quiet')) process.exit(0);

const summary = summarizeCatalogue(JSON.parse(text.replace(/^\uFEFF/, '')), result.catalogue);
console.log(`${file}: ${summary.products} products, no problems\n`);
console.table(Object.fromEntries(summary.categories.map(({ category, ...figures }) => [category, figures])));
console.log('Normalised:');
for (const [name, count] of summary.normalised) if (count > 0) console.log(`  ${String(count).padStart(5)}  ${name}`);
if (summary.merged.length > 0) {
  console.log(
    `  ${String(summary.merged.length).padStart(5)}  ids listed twice and merged: ${summary.merged.join(', ')}`,
  );
}
