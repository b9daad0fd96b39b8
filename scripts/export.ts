/**
 * `jiti scripts/run.ts export`, the last step of a build: takes out of the export what nobody asks for, and the one part where the other
 * shall stand alone, gives the shop and the admin one style sheet each, puts the content security policy into each page, writes the
 * repair, the service worker, the list of what the admin keeps, the files that tell hosts what to do and the key of IndexNow where there
 * is one, and counts what a host has to keep.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../lib/environment';
import { listingSpellings } from '../lib/listing/spellings';
import { ADMIN_FILES } from '../lib/offline/admin-files';
import { orders } from '../lib/site/content';
import { place, placeWords } from '../lib/site/publish-place';
import { addressWarning } from './address/unknown-address';
import { uploadsOf } from './catalogue/check-catalogue';
import { adminEntry } from './export/admin-entry';
import { readCompiled } from './export/compiled';
import { listFiles } from './export/files';
import { hostFigures, judgeHosts } from './export/host-limits';
import { guardSettings, keepPart } from './export/keep-part';
import { pruneExport } from './export/prune';
import { sealInThreads } from './export/seal-threads';
import { withSheet, writeStyleSheet } from './export/style-sheet';
import { exportedHostFiles } from './hosting/files';
import { mostAskedFor } from './hosting/most-asked-for';
import { originsOf, photographAddresses } from './images/addresses';
import { REDIRECT_FILE, REPAIR_FILE, redirectText, repairText } from './loader/loader-text';
import { listAdminFiles } from './service-worker/admin-files';
import { serviceWorker } from './service-worker/service-worker';
import { shortenList } from './shorten-list';
import { soundCatalogue } from './sound-catalogue';

const OUT = 'out';
const COMPILED = '.next';
const WORKER = 'sw.js';

const settings = readEnvironment();
const format = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 1 });

const { products } = soundCatalogue(readFileSync(settings.catalogueFile), settings.catalogueFile);
const pruned = pruneExport(OUT, new Set(products.flatMap(uploadsOf)), orders.length > 0 ? [] : ['admin/orders']);
const isPage = (path: string) => path.endsWith('.html');
const isAdmin = (path: string) => path.startsWith('admin/');
const both = listFiles(OUT).map(({ path }) => path);
const [visitor, operator] = [readCompiled('visitor', COMPILED), readCompiled('operator', COMPILED)];
const sheets = {
  visitor: writeStyleSheet(OUT, settings.basePath, 'shop', visitor, operator, true),
  operator: writeStyleSheet(OUT, settings.basePath, 'admin', operator, visitor),
};
writeFileSync(join(OUT, REPAIR_FILE), repairText(settings.basePath));
const { only } = settings;
const paths = only ? keepPart(OUT, only, sheets[only === 'admin' ? 'operator' : 'visitor']) : both;
const pages = paths.filter(isPage);
// Where the admin stands alone, every script of it is known.
const guard = only === 'admin' ? guardSettings(OUT, settings.basePath, paths, WORKER) : undefined;
const pictures = originsOf(photographAddresses(products).keys());
const faults = await sealInThreads(OUT, pages, { sheets, pictures, guard });
if (faults.length > 0) throw new Error(shortenList(faults).join('\n'));
// The texts that the admin's router fetches name style sheets as its pages do.
for (const path of paths.filter((name) => isAdmin(name) && name.endsWith('.txt'))) {
  writeFileSync(join(OUT, path), withSheet(readFileSync(join(OUT, path), 'utf8'), sheets.operator));
}
for (const part of new Set(Object.values(sheets).flatMap(({ parts }) => parts))) {
  rmSync(join(OUT, part.slice(settings.basePath.length)), { force: true });
}
if (only === 'admin') {
  for (const [name, text] of Object.entries(adminEntry(settings.basePath))) writeFileSync(join(OUT, name), text);
} else writeFileSync(join(OUT, REDIRECT_FILE), redirectText(settings.basePath, listingSpellings()));
writeFileSync(join(OUT, WORKER), serviceWorker({ out: OUT, basePath: settings.basePath }));
if (only !== 'shop') {
  writeFileSync(join(OUT, ADMIN_FILES), JSON.stringify(listAdminFiles({ out: OUT, basePath: settings.basePath })));
}
if (settings.indexNowKey && only !== 'admin')
  writeFileSync(join(OUT, `${settings.indexNowKey}.txt`), settings.indexNowKey);
for (const [name, text] of Object.entries(exportedHostFiles(settings, mostAskedFor(OUT)))) {
  writeFileSync(join(OUT, name), text);
}
const figures = hostFigures(listFiles(OUT));
const { fits, refuses } = judgeHosts(figures);
console.log(`${OUT}: ${pages.length} pages under a content security policy; ${format(pruned.files)} files taken out`);
console.log(
  `${format(figures.files)} files, ${format(figures.bytes / 1e6)} MB; at most ${format(figures.filesInFolder)} files in a folder, ${format(figures.largestFile / 1e3)} KB in a file`,
);
console.log(`fits ${fits.join(', ')}${refuses.length > 0 ? `; too large for ${refuses.join(', ')}` : ''}`);
console.log(
  place ? `publishing: ${placeWords(place)}` : 'publishing: not configured (publish in site.json of the data folder)',
);
const warning = addressWarning();
if (warning) console.warn(warning);
