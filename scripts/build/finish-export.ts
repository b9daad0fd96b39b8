/**
 * The last step of a build, from Next's export to out/: takes out files that nobody asks for, gives the
 * shop and the admin one style sheet each, puts the content security policy into each page, copies pictures, and writes the scripts that
 * pages share, the service worker and the files that tell hosts about headers and redirects.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getProducts } from '../../lib/catalogue/load';
import { readEnvironment } from '../../lib/environment';
import { listingSpellings } from '../../lib/listing/spellings';
import { ADMIN_FILES } from '../../lib/offline/admin-files';
import { orders, shopPictures } from '../../lib/site/content';
import { place, placeWords } from '../../lib/site/publish-place';
import { redirectRules } from '../../lib/site/redirects';
import { addressWarning } from '../address/unknown-address';
import { filesOf } from '../catalogue/check-catalogue';
import { readCompiled } from '../export/compiled';
import { listFiles } from '../export/files';
import { hostFigures, judgeHosts } from '../export/host-limits';
import { pruneExport } from '../export/prune';
import { sealPages } from '../export/seal-pages';
import { withSheet, writeStyleSheet } from '../export/style-sheet';
import { hostFiles } from '../hosting/files';
import { mostAskedFor } from '../hosting/most-asked-for';
import { originsOf, photographAddresses } from '../images/addresses';
import { REDIRECT_FILE, REPAIR_FILE, redirectText, repairText } from '../loader/loader-text';
import { listAdminFiles } from '../service-worker/admin-files';
import { serviceWorker } from '../service-worker/service-worker';
import { EXPORT_FOLDER, SHARE_FOLDER } from './export-folder';

const OUT = 'out';
const COMPILED = '.next';

const settings = readEnvironment();
const { basePath, dataDir } = settings;
const products = getProducts();
const uploads = [...new Set([...shopPictures, ...products.flatMap(filesOf)])];
const origins = originsOf(photographAddresses(products).keys());
const [spellings, moved] = [listingSpellings(), redirectRules()];
const write = (name: string, text: string) => writeFileSync(join(EXPORT_FOLDER, name), text);

function copyFiles(from: string, paths: readonly string[]): void {
  for (const path of paths) {
    const target = join(EXPORT_FOLDER, path);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(from, path), target);
  }
}

// Pictures of the data folder, and the share images, which were made beside Next's export.
const ownPictures = uploads.map((address) => address.slice(1)).filter((path) => existsSync(join(dataDir, path)));
copyFiles(dataDir, ownPictures);
cpSync(SHARE_FOLDER, join(EXPORT_FOLDER, 'share'), { recursive: true });

const [visitor, operator] = [readCompiled('visitor', COMPILED), readCompiled('operator', COMPILED)];
const sheets = {
  visitor: writeStyleSheet(EXPORT_FOLDER, basePath, 'shop', visitor, operator, true),
  operator: writeStyleSheet(EXPORT_FOLDER, basePath, 'admin', operator, visitor),
};
const joined = Object.values(sheets).flatMap(({ parts }) => parts.map((part) => part.slice(basePath.length + 1)));
const emptyPages = orders.length > 0 ? [] : ['admin/orders'];
const paths = pruneExport(EXPORT_FOLDER, { emptyPages, pictures: new Set(uploads), unused: new Set(joined) });

sealPages(
  EXPORT_FOLDER,
  paths.filter((path) => path.endsWith('.html')),
  { sheets, pictures: origins },
);
// The texts that the admin's router fetches name style sheets as its pages do.
for (const path of paths.filter((path) => path.startsWith('admin/') && path.endsWith('.txt'))) {
  write(path, withSheet(readFileSync(join(EXPORT_FOLDER, path), 'utf8'), sheets.operator));
}
write(REPAIR_FILE, repairText(basePath));
write(REDIRECT_FILE, redirectText(basePath, spellings, moved));
// Both list files of the whole export.
write('sw.js', serviceWorker({ out: EXPORT_FOLDER, basePath }));
write(ADMIN_FILES, JSON.stringify(listAdminFiles({ out: EXPORT_FOLDER, basePath })));
const forHosts = hostFiles({ ...settings, spellings, moved }, mostAskedFor(EXPORT_FOLDER));
for (const [name, text] of Object.entries(forHosts)) write(name, text);

rmSync(OUT, { recursive: true, force: true });
renameSync(EXPORT_FOLDER, OUT);

const format = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 1 });
const files = listFiles(OUT);
const figures = hostFigures(files, forHosts._redirects);
const { fits, refuses } = judgeHosts(figures);
const pages = files.filter(({ path }) => path.endsWith('.html')).length;
console.log(
  `${OUT}: ${format(pages)} pages, ${format(figures.files)} files, ${format(figures.bytes / 1e6)} MB; at most ${format(figures.filesInFolder)} files in a folder, ${format(figures.largestFile / 1e3)} KB in a file`,
);
console.log(`fits ${fits.join(', ')}${refuses.length > 0 ? `; too large for ${refuses.join(', ')}` : ''}`);
console.log(
  place ? `publishing: ${placeWords(place)}` : 'publishing: not configured (publish in site.json of the data folder)',
);
const warning = addressWarning();
if (warning) console.warn(warning);
