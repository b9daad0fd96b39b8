/** `npm run catalogue:apply`: merges a change set of the admin into the catalogue. */
import { readFileSync } from 'node:fs';
import { type ApplyResult, applyChangeSet } from '../lib/admin/change-set/apply';
import type { RawCatalogue } from '../lib/admin/change-set/catalogue-draft';
import type { ChangeSet } from '../lib/admin/change-set/change-set';
import { hashCatalogue } from '../lib/admin/ledger/bundle';
import { formatProblem } from '../lib/catalogue/parse';
import { parseJson } from '../lib/catalogue/parse-json';
import { counted } from '../lib/counted';
import { readEnvironment } from '../lib/environment';
import { changeTable } from './apply/change-table';
import { datesToWrite } from './apply/dates-to-write';
import { decodePictures } from './apply/decode-pictures';
import { picturesToWrite, writeProject } from './apply/write-project';
import { checkCatalogue } from './catalogue/check-catalogue';
import { readCommand } from './command';

/** Says why nothing was written, and ends. */
function stop(code: 1 | 2, lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  console.error(code === 2 ? 'Conflict: nothing was written.' : 'Invalid: nothing was written.');
  process.exit(code);
}

function attempt<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    // Values nested so deep that comparing them overflows the stack.
    return stop(1, [error instanceof RangeError ? 'The change set is nested too deep.' : (error as Error).message]);
  }
}

function problemsOf(catalogue: unknown, coming?: ReadonlySet<string>): string[] {
  const result = checkCatalogue(catalogue, catalogueFile, coming);
  return result.ok ? [] : result.problems.map(formatProblem);
}

/** Whether there are rows to merge with; what is wrong with one of them may be what the change set mends. */
function isCatalogueMap(json: unknown): json is RawCatalogue {
  try {
    return hashCatalogue(json) !== '';
  } catch {
    return false;
  }
}

/** Refuses before anything is written what a build would refuse afterwards. */
function apply(before: RawCatalogue, changes: unknown): ApplyResult {
  const result = attempt(() => applyChangeSet(before, changes));
  const { fields, status, problems } = result.report;
  if (fields.length > 0) console.table(changeTable(fields));
  if (status === 'invalid') stop(1, problems);
  if (status === 'conflict') stop(2, problems);
  return result;
}

const { words, flags } = readCommand({
  usage: `npm run catalogue:apply -- FILE [--dry-run]

Merges a change set of the admin into the catalogue, its pictures into public/uploads/, and the dates of changed products into
lastmod.json: all or nothing. Applied again it only restores pictures that are missing or damaged. With --dry-run it says what it
would do. Exit code 0: applied, or nothing to do; 1: invalid; 2: conflict.`,
  words: ['FILE'],
  flags: ['dry-run'],
});
const [file = ''] = words;
const { catalogueFile, dataDir } = readEnvironment();
const changes = attempt(() => parseJson(readFileSync(file), file));
const before = attempt(() => parseJson(readFileSync(catalogueFile), catalogueFile));
// A catalogue that cannot be merged with at all is wrong for the build too, which says where.
if (!isCatalogueMap(before)) stop(1, problemsOf(before));
const { catalogue, report } = apply(before, changes);
const { pictures, unused, problems } = await decodePictures(changes as ChangeSet);
const refused = problems.length > 0 ? problems : problemsOf(catalogue, new Set(pictures.map(({ path }) => path)));
if (refused.length > 0) stop(1, refused);

const { dates, problems: faults } = datesToWrite({ catalogueFile, dataDir }, catalogue, new Date());
if (faults.length > 0) stop(1, faults.map(formatProblem));

const toWrite = picturesToWrite(pictures);
const news = [counted(report.fields.length, 'change'), counted(toWrite.length, 'picture')];
for (const path of unused) console.log(`${path}: left out, for no product is given it`);
const done = [...news, ...dates.map(({ file }) => `dates in ${file}`)].join(', ');
if (report.fields.length === 0 && toWrite.length === 0 && dates.length === 0) {
  console.log(`${catalogueFile} holds all of this already: nothing to do.`);
} else if (flags.has('dry-run')) {
  console.log(`Dry run: nothing was written. ${done}.`);
} else {
  const text = `${JSON.stringify(catalogue, null, 2)}\n`;
  attempt(() =>
    writeProject(toWrite, [...dates, ...(report.status === 'applied' ? [{ file: catalogueFile, text }] : [])]),
  );
  console.log(`Applied to ${catalogueFile}: ${done}. Now run npm run build.`);
}
