/** `npm run catalogue:apply`: merges a change set of the admin into the catalogue. */
import { readFileSync } from 'node:fs';
import { applyChangeSet, type ChangeSet } from '../lib/admin/change-set/apply-change-set';
import { type ProductChange, productsById, type RawCatalogue } from '../lib/admin/edits/published-catalogue';
import { CATEGORIES } from '../lib/catalogue/categories/categories';
import { fieldLabel } from '../lib/catalogue/fields/field-list';
import { formatBothValues } from '../lib/catalogue/fields/format-field';
import { formatProblem } from '../lib/catalogue/parse';
import { parseJson } from '../lib/catalogue/parse-json';
import { formatCount } from '../lib/format';
import { readEnvironment } from '../lib/site/environment';
import { readCommand, readNamedFile } from './build/cli/command';
import { commandWith, shopName } from './build/cli/shop-messages';
import { decodePictures } from './catalogue/apply/decode-pictures';
import { datesToWrite, picturesToWrite, writeProject } from './catalogue/apply/write-project';
import { checkShop, reportProblems } from './catalogue/check-shop';

const MAX_LENGTH = 40;
const LABELS = { add: 'added', update: 'changed', delete: 'deleted' } as const;

/** Prints why nothing was written, and exits. */
function stop(code: 1 | 2, lines: readonly string[] = []): never {
  for (const line of lines) console.error(line);
  console.error(code === 2 ? 'Conflict: nothing was written.' : 'Invalid: nothing was written.');
  process.exit(code);
}

function attempt<Result>(task: () => Result): Result {
  try {
    return task();
  } catch (error) {
    // A RangeError means a stack overflow of deeply nested values.
    return stop(1, [error instanceof RangeError ? 'The change set is nested too deep.' : (error as Error).message]);
  }
}

/** Exits if a build would reject the catalogue or another file of the shop. `newPictures` are paths of pictures to write. */
function validate(catalogue: unknown, newPictures?: ReadonlySet<string>): void {
  if (!reportProblems(attempt(() => checkShop(catalogue, newPictures)))) stop(1);
}

/** The catalogue to merge with. Its products may be invalid: the change set may fix them. */
function readCatalogueMap(path: string): RawCatalogue {
  const json = attempt(() => parseJson(readFileSync(path), path));
  try {
    productsById(json);
  } catch {
    // Not a category map: the check reports the position.
    validate(json);
  }
  return json as RawCatalogue;
}

/** Rows for `console.table`: one per changed field, or one per added or deleted product. */
function changeTable(changes: readonly ProductChange[]): Record<string, string>[] {
  return changes.flatMap(({ id, name, kind, fields }) => {
    const row = { change: LABELS[kind], product: shorten(name), id, field: '', from: '', to: '' };
    if (kind !== 'update') return row;
    return fields.map(({ field, from, to }) => {
      const [before, after] = formatBothValues(field, [from, to], CATEGORIES);
      return { ...row, field: fieldLabel(field), from: shorten(before), to: shorten(after) };
    });
  });
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

const { positionals, flags } = readCommand(`npm run catalogue:apply -- FILE [--dry-run]

Merges a change set of the admin into the catalogue, its pictures into public/uploads/, and the dates of changed products into
lastmod.json: all or nothing. The result is checked as a build does. Applied again it only restores pictures that are missing or
damaged. --dry-run shows what it would do. Exit code 0: applied, or nothing to do; 1: invalid; 2: conflict.`);
const [file = ''] = positionals;
const { catalogueFile, dataDir } = readEnvironment();
const changeSet = attempt(() => parseJson(readNamedFile(file), file));
const before = readCatalogueMap(catalogueFile);
const { catalogue, status, changes, problems } = attempt(() => applyChangeSet(before, changeSet));
if (changes.length > 0) console.table(changeTable(changes));
if (status === 'invalid') stop(1, problems);
if (status === 'conflict') stop(2, problems);
const { pictures, unused, problems: pictureProblems } = await decodePictures(changeSet as ChangeSet);
if (pictureProblems.length > 0) stop(1, pictureProblems);
validate(catalogue, new Set(pictures.map(({ path }) => path)));
const { dates, problems: dateProblems } = datesToWrite({ catalogueFile, dataDir }, catalogue, new Date());
if (dateProblems.length > 0) stop(1, dateProblems.map(formatProblem));

const toWrite = picturesToWrite(pictures);
const counts = [formatCount(changes.length, 'product'), formatCount(toWrite.length, 'picture')];
const summary = [...counts, ...dates.map(({ file }) => `dates in ${file}`)].join(', ');
for (const path of unused) console.log(`${path}: left out, because no product of the change set uses it`);
if (changes.length === 0 && toWrite.length === 0 && dates.length === 0) {
  console.log(`${shopName()} has all of these changes already: nothing to do.`);
} else if (flags.has('dry-run')) {
  console.log(`Dry run: nothing was written. ${summary}.`);
} else {
  const content = `${JSON.stringify(catalogue, null, 2)}\n`;
  const texts = [...dates, ...(status === 'applied' ? [{ file: catalogueFile, content }] : [])];
  attempt(() => writeProject([...toWrite, ...texts]));
  console.log(`Applied to ${shopName()}: ${summary}. Now run ${commandWith(dataDir, 'build')}.`);
}
