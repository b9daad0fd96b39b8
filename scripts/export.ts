/**
 * `jiti scripts/run.ts export -- [--compare]`, the last step of a build: takes out of what Next has drawn what nobody asks for, and the one part where the
 * other shall stand alone, gives the shop and the admin one style sheet each, puts the content security policy into each page, keeps
 * the pages for later builds, and puts them into out/ beside those that `place-kept` has put there; writes the repair, the service worker, the list of
 * what the admin keeps, the files that tell hosts what to do and the key of IndexNow where there is one, and counts what a host has to keep.
 * With --compare a kept page that differs from the drawn one is a failure.
 */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../lib/catalogue/group-by';
import { readEnvironment } from '../lib/environment';
import { ADMIN_FILES } from '../lib/offline/admin-files';
import { orders } from '../lib/site/content';
import { place, placeWords } from '../lib/site/publish-place';
import { addressWarning } from './address/unknown-address';
import {
  type BuildFacts,
  type BuildPlan,
  fileOfPage,
  PLAN_AGAIN,
  PLAN_FILES,
  RENDERED,
  readPlanned,
  writeJsonFile,
} from './build/build-plan';
import { openPageStore, PAGE_STORE } from './build/page-store';
import { placeFiles, removeAside, sweepExport } from './build/place-export';
import { keysOfDrawn, keysOfKept, pagesLine } from './build/place-pages';
import { readCommand } from './command';
import { adminEntry } from './export/admin-entry';
import { readCompiled } from './export/compiled';
import { listFiles } from './export/files';
import { gatherDrawn } from './export/gather-drawn';
import { hostFigures, judgeHosts } from './export/host-limits';
import { guardSettings, keepPart } from './export/keep-part';
import { pruneExport, pruneGiven } from './export/prune';
import { sealPages } from './export/seal-pages';
import { withSheet, writeStyleSheet } from './export/style-sheet';
import { exportedHostFiles } from './hosting/files';
import { mostAskedFor } from './hosting/most-asked-for';
import { REDIRECT_FILE, REPAIR_FILE, redirectText, repairText } from './loader/loader-text';
import { listAdminFiles } from './service-worker/admin-files';
import { serviceWorker } from './service-worker/service-worker';
import { shortenList } from './shorten-list';
import { writeIfNew } from './write-if-new';

const OUT = 'out';
const COMPILED = '.next';
const WORKER = 'sw.js';

const settings = readEnvironment();
const { basePath, only } = settings;
const format = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 1 });

const plan = readPlanned<BuildPlan>(PLAN_FILES.plan);
const facts = readPlanned<BuildFacts>(PLAN_FILES.facts);
const store = openPageStore(PAGE_STORE);

gatherDrawn(COMPILED, RENDERED);
const isPage = (path: string) => path.endsWith('.html');
const isAdmin = (path: string) => path.startsWith('admin/');
const [visitor, operator] = [readCompiled('visitor', COMPILED), readCompiled('operator', COMPILED)];
const sheets = {
  visitor: writeStyleSheet(RENDERED, basePath, 'shop', visitor, operator, true),
  operator: writeStyleSheet(RENDERED, basePath, 'admin', operator, visitor),
};
writeFileSync(join(RENDERED, REPAIR_FILE), repairText(basePath));
const carried = facts.uploads
  .map((address) => address.slice(1))
  .filter((path) => existsSync(join(settings.dataDir, path)));
const isCarried = new Set(carried);
const given = [...new Set([...pruneGiven('public', new Set(facts.uploads)), ...carried])];
const all = [...pruneExport(RENDERED, orders.length > 0 ? [] : ['admin/orders']), ...given];
const paths = only ? keepPart(RENDERED, all, only, sheets[only === 'admin' ? 'operator' : 'visitor']) : all;
const drawn = paths.filter(isPage);
// Where the admin stands alone, every script of it is known.
const guard = only === 'admin' ? guardSettings(RENDERED, basePath, paths, WORKER) : undefined;
// The texts that the admin's router fetches name style sheets as its pages do.
const routed = paths.filter((path) => isAdmin(path) && path.endsWith('.txt'));
const written = {
  ...Object.fromEntries(
    routed.map((path) => [path, withSheet(readFileSync(join(RENDERED, path), 'utf8'), sheets.operator)]),
  ),
  ...(only === 'admin'
    ? adminEntry(basePath)
    : { [REDIRECT_FILE]: redirectText(basePath, facts.spellings, facts.moved) }),
  ...(settings.indexNowKey && only !== 'admin' && { [`${settings.indexNowKey}.txt`]: settings.indexNowKey }),
};
for (const [name, text] of Object.entries(written)) writeIfNew(join(OUT, name), text);
const parts = Object.values(sheets).flatMap((sheet) => sheet.parts.map((part) => part.slice(basePath.length + 1)));
const isGiven = new Set(given);
const copied = paths.filter((path) => isGiven.has(path));
const folderOf = (path: string) => (isCarried.has(path) ? settings.dataDir : 'public');
const apart = new Set([...drawn, ...copied, ...parts, ...Object.keys(written)]);
const moved = paths.filter((path) => !apart.has(path));

const [ends] = await Promise.all([
  sealPages(drawn, { drawn: RENDERED, out: OUT, sheets, pictures: facts.origins, guard, keys: keysOfDrawn(plan) }),
  placeFiles(RENDERED, OUT, moved),
  ...[...groupBy(copied, folderOf)].map(([folder, files]) => placeFiles(folder, OUT, files, copyFileSync)),
]);
const faults = ends.flatMap(({ fault }) => fault ?? []);
if (faults.length > 0) throw new Error(shortenList(faults).join('\n'));
const unkept = ends.filter(({ isKept }) => !isKept).length;
if (unkept > 0) console.warn(`${format(unkept)} pages could not be kept for later builds: is the disk full?`);
const others = new Set(ends.flatMap(({ path, isOther }) => (isOther ? path : [])));
const untrue = plan.compared.filter((path) => others.has(fileOfPage(path)));
if (untrue.length > 0) {
  store.clear();
  if (readCommand().flags.has('compare')) {
    throw new Error(`Kept as other pages than the code writes: ${shortenList(untrue).join(', ')}`);
  }
  console.warn(`${untrue.join(', ')}: kept as another page than the code writes; all pages are drawn again`);
  process.exit(PLAN_AGAIN);
}
const cleared = removeAside(RENDERED);
sweepExport(OUT, new Set([...drawn, ...copied, ...moved, ...Object.keys(written), ...keysOfKept(plan).keys()]));
// Lists of files of the whole export, the kept ones among them.
writeIfNew(join(OUT, WORKER), serviceWorker({ out: OUT, basePath }));
if (only !== 'shop') {
  writeIfNew(join(OUT, ADMIN_FILES), JSON.stringify(listAdminFiles({ out: OUT, basePath })));
}
const hostFiles = exportedHostFiles({ ...settings, ...facts }, mostAskedFor(OUT));
for (const [name, text] of Object.entries(hostFiles)) writeIfNew(join(OUT, name), text);
writeJsonFile(PLAN_FILES.standing, { code: plan.code, pages: plan.pages });
store.prune(new Set(Object.values(plan.pages).map(({ key }) => key)));
await cleared;

const files = listFiles(OUT);
const figures = hostFigures(files, hostFiles._redirects);
const { fits, refuses } = judgeHosts(figures);
console.log(pagesLine(plan, drawn.length, files.filter(({ path }) => isPage(path)).length));
console.log(`${OUT}: each page under a content security policy`);
console.log(
  `${format(figures.files)} files, ${format(figures.bytes / 1e6)} MB; at most ${format(figures.filesInFolder)} files in a folder, ${format(figures.largestFile / 1e3)} KB in a file`,
);
console.log(`fits ${fits.join(', ')}${refuses.length > 0 ? `; too large for ${refuses.join(', ')}` : ''}`);
console.log(
  place ? `publishing: ${placeWords(place)}` : 'publishing: not configured (publish in site.json of the data folder)',
);
const warning = addressWarning();
if (warning) console.warn(warning);
