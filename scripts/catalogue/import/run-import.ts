/** Imports a file into DATA_DIR, a draft of the shop that `catalogue-import.ts` has made. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applyVersions,
  type LooseProduct,
  productsById,
  type RawCatalogue,
} from '../../../lib/admin/edits/published-catalogue';
import { importFieldLabel } from '../../../lib/admin/import/import-fields';
import type { ImportChange, ImportPreview, ImportQuestion, ImportReason } from '../../../lib/admin/import/import-types';
import type { LastImport } from '../../../lib/admin/import/preview-import';
import { readImport } from '../../../lib/admin/import/read-import';
import { CATEGORIES, categoryRule } from '../../../lib/catalogue/categories/categories';
import { formatCount } from '../../../lib/format';
import { formatPrice, money } from '../../../lib/money';
import { readEnvironment } from '../../../lib/site/environment';
import { readCommand, readNamedFile } from '../../build/cli/command';
import { MAPPING_FILE, RECORD_FILE } from './import-folder';
import { IMPORT_USAGE, mappingOf } from './import-options';

const MAX_ROWS = 30;
const MAX_PLACES = 5;

const { positionals, flags, values } = readCommand(IMPORT_USAGE);
const [file = ''] = positionals;
const { dataDir, catalogueFile } = readEnvironment();
const readJson = <Value>(path: string, missing: Value): Value =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')) : missing;

const catalogue = readJson<RawCatalogue>(catalogueFile, {});
/** Category names by key. */
const names = new Map(Object.entries(catalogue).map(([key, { name }]) => [key, String(name ?? key)]));
for (const { key } of CATEGORIES) if (!names.has(key)) names.set(key, categoryRule(key).name);

const { preview, pictures, record } = await readImport(readNamedFile(file), mappingOf(values), {
  shop: {
    categories: [...names].map(([key, name]) => ({ key, name })),
    products: [...productsById(catalogue).values()],
  },
  last: readJson<LastImport>(join(dataDir, RECORD_FILE), {}),
});
const { changes } = preview;
if (pictures.length > 0 || preview.format === 'Change set')
  throw new Error(`${file} is a change set: npm run catalogue:apply -- ${file}`);
if (!flags.has('quiet')) printReport(preview);
const write = (name: string, json: unknown) => writeFileSync(join(dataDir, name), `${JSON.stringify(json, null, 2)}\n`);
const isDry = flags.has('dry-run');
const isEmpty = changes.length === 0 && preview.unchanged === 0;
if (!isDry && preview.mapping) write(MAPPING_FILE, preview.mapping);
if (isEmpty) {
  console.error(`\n${file}: nothing could be imported.`);
  if (preview.mapping && !isDry) console.error(`Correct ${join(dataDir, MAPPING_FILE)} and pass it with --map.`);
  process.exitCode = 1;
} else if (isDry) console.log('\nDry run: nothing was written.');
else {
  write(RECORD_FILE, record);
  if (changes.length === 0) console.log(`\n${catalogueFile} has all of this already: nothing to do.`);
  else write('catalogue.json', applyImport(catalogue, changes));
}

/** The catalogue with the changes of an import. Adds missing categories. */
function applyImport(from: RawCatalogue, planned: readonly ImportChange[]): RawCatalogue {
  const versions = planned.map(({ kind, id, raw }) => [id, kind === 'delete' ? undefined : raw] as const);
  const nameOf = ({ category = '', categoryName = category }: LooseProduct): string =>
    names.get(category) ?? categoryName;
  return applyVersions(from, new Map(versions), nameOf).catalogue;
}

/** Prints the report of an import: columns, changes, questions, and skipped values by reason. */
function printReport(preview: ImportPreview): void {
  const { format, changes, columns, categories, questions, leftOut, warnings, notes, unchanged } = preview;
  if (format) console.log(`Format: ${format}.`);
  const mapped = columns.filter(({ field }) => field !== 'ignore');
  const ignored = columns.filter(({ field, samples }) => field === 'ignore' && samples.length > 0);
  if (mapped.length > 0)
    console.log(`Columns: ${mapped.map(({ name, field }) => `${name} → ${importFieldLabel(field)}`).join('; ')}.`);
  if (ignored.length > 0) console.log(`Ignored columns: ${ignored.map(({ name }) => name).join(', ')}.`);
  printChanges(changes);
  if (unchanged > 0) console.log(`${formatCount(unchanged, 'product')} unchanged.`);
  const newCategories = categories.filter(({ key, created }) => created?.key === key);
  printList(
    'New categories:',
    newCategories.map(({ name, key, count }) => `${name} (${key}): ${formatCount(count, 'product')}`),
  );
  printList(
    'Questions. Until they are answered, these values are left out:',
    questions.filter(({ count }) => count > 0).map(questionLine),
  );
  const uncertain = columns.flatMap(({ name, warning }) => (warning ? `Column “${name}”: ${warning}` : []));
  printList('Notes:', [...notes, ...uncertain]);
  printList('Warnings:', warnings.map(reasonLine));
  printList('Left out:', leftOut.map(reasonLine));
}

function printChanges(changes: readonly ImportChange[]): void {
  if (changes.length === 0) return;
  console.table(
    changes.slice(0, MAX_ROWS).map(({ kind, id, raw, sizes, colors, variants }) => ({
      change: kind,
      id,
      name: String(raw.name).slice(0, 40),
      category: names.get(raw.category) ?? raw.categoryName ?? raw.category,
      price: raw.price > 0 ? formatPrice(raw.price) : 'none',
      sizes,
      colors,
      variants,
      images: (raw.image_links ?? []).length,
    })),
  );
  if (changes.length > MAX_ROWS) console.log(`and ${changes.length - MAX_ROWS} more`);
  const count = (kind: ImportChange['kind']) => changes.filter((change) => change.kind === kind).length;
  console.log(`${formatCount(count('add'), 'new product')}, ${count('update')} changed, ${count('delete')} deleted.`);
}

/** A question, with the option or mapping that answers it. */
function questionLine(question: ImportQuestion): string {
  if (question.kind === 'column') {
    const field = importFieldLabel(question.field).toLowerCase();
    return `Which column is the ${field}: ${question.columns.join(', ')}? ${question.message} In the mapping: "columns": { "${question.columns[0]}": "${question.field}" }`;
  }
  if (question.kind === 'decimal')
    return `${formatCount(question.count, 'row')}: is ${question.sample} in “${question.column}” a number with decimals? In the mapping: "decimals": { "${question.column}": "." } or ","`;
  const { code, count } = question;
  return `${formatCount(count, 'row')} with prices in ${code}: --currency ${code} takes the amounts as they are, --currency ${code}=RATE converts them to ${money.code}.`;
}

function reasonLine({ message, places }: ImportReason): string {
  const positions = places
    .slice(0, MAX_PLACES)
    .map(({ line, path, id, detail }) =>
      [[line === undefined ? path : `line ${line}`, id].filter(Boolean).join(', '), detail].filter(Boolean).join(': '),
    )
    .filter(Boolean);
  const more = places.length > MAX_PLACES ? `; and ${places.length - MAX_PLACES} more` : '';
  return `${places.length} × ${message}${positions.length > 0 ? ` (${positions.join('; ')}${more})` : ''}`;
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title}`);
  for (const line of lines) console.log(`  - ${line}`);
}
