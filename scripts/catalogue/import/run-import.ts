/** Imports a file into DATA_DIR, a draft of the shop that `catalogue-import.ts` has made. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LooseProduct, RawCatalogue } from '../../../lib/admin/edits/published-catalogue';
import { applyVersions } from '../../../lib/admin/edits/published-catalogue';
import type { ImportChange } from '../../../lib/admin/import/import-types';
import type { LastImport } from '../../../lib/admin/import/preview-import';
import { readImport } from '../../../lib/admin/import/read-import';
import { CATEGORIES, categoryRule } from '../../../lib/catalogue/categories/categories';
import type { RawProduct } from '../../../lib/catalogue/schema/product';
import { readEnvironment } from '../../../lib/site/environment';
import { readCommand, readNamedFile } from '../../build/cli/command';
import { MAPPING_FILE, RECORD_FILE } from './import-folder';
import { IMPORT_USAGE, mappingOf } from './import-options';
import { printImportReport } from './import-report';

const { positionals, flags, values } = readCommand(IMPORT_USAGE);
const [file = ''] = positionals;
const { dataDir, catalogueFile } = readEnvironment();
const readJson = <Value>(path: string, missing: Value): Value =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')) : missing;

const catalogue = readJson<RawCatalogue>(catalogueFile, {});
const names = new Map(Object.entries(catalogue).map(([key, { name }]) => [key, String(name ?? key)]));
for (const { key } of CATEGORIES) if (!names.has(key)) names.set(key, categoryRule(key).name);
// A product in two categories has two rows: use the first.
const rows = Object.values(catalogue).flatMap(({ products }) => products as RawProduct[]);
const products = [...new Map([...rows].reverse().map((raw) => [raw.id, raw])).values()].reverse();

const { preview, pictures, record } = await readImport(readNamedFile(file), mappingOf(values), {
  shop: { categories: [...names].map(([key, name]) => ({ key, name })), products },
  last: readJson<LastImport>(join(dataDir, RECORD_FILE), {}),
});
const { changes } = preview;
if (pictures.length > 0 || preview.format === 'Change set')
  throw new Error(`${file} is a change set: npm run catalogue:apply -- ${file}`);
if (!flags.has('quiet')) printImportReport(preview, names);
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
