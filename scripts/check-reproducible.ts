/**
 * `npm run check:reproducible`: builds the same tree again, from nothing and in another folder, with one price a cent lower, and
 * compares each file with out/. What does not name that product must be byte for byte the same: no script, style or other page
 * knows a price. Where no price can be changed the data stay as they are, and so must every file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvironment } from '../lib/environment';
import { differenceLine, differingFiles } from './changes/differing-files';
import { listFiles } from './export/files';
import { runBuild } from './processes/run-build';
import { makeWorkFolder, removeFolder } from './processes/work-folder';
import { changePriceText } from './reproducible/change-price';
import { shortenList } from './shorten-list';

const WORK = join('.cache', 'reproducible');
const CATALOGUE = join('.cache', 'changed.json');
/** Files that name files of the index, or carry a hash of a page that shows the price. */
const NAMES_OTHERS = /^(?:sw\.js|_headers|data\/current\.json)$/;

type Comparison = { faults: string[]; changed: number };

/** Compares two exports; `id` is the product that differs between them, if any. */
function compare(first: string, second: string, id: string | undefined): Comparison {
  const comparison: Comparison = { faults: [], changed: 0 };
  for (const file of differingFiles(first, second)) {
    const { path, one, other } = file;
    const isOfProduct = id !== undefined && [path, one, other].some((text) => text?.includes(id));
    if (!path.startsWith('_next/static/') && (isOfProduct || (id && NAMES_OTHERS.test(path)))) comparison.changed += 1;
    else comparison.faults.push(differenceLine(file));
  }
  return comparison;
}

const { dataDir, catalogueFile, siteUrl } = readEnvironment();
const file = resolve(catalogueFile);
const price = changePriceText(readFileSync(file, 'utf8'), catalogueFile);
await makeWorkFolder(process.cwd(), WORK, [dataDir, catalogueFile]);
if (price) writeFileSync(join(WORK, CATALOGUE), price.text);
const status = runBuild({ SITE_URL: siteUrl, ...(price && { CATALOGUE_FILE: CATALOGUE }) }, WORK);
const { faults, changed } =
  status === 0 ? compare('out', join(WORK, 'out'), price?.id) : { faults: ['the second build failed'], changed: 0 };
await removeFolder(WORK);
if (faults.length > 0) throw new Error(shortenList(faults).join('\n'));
const files = listFiles('out').length - changed;
console.log(
  `${files} files, byte for byte the same in two builds; ${changed} say another price, none of them a script`,
);
