import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getProducts } from '../../lib/catalogue/load';
import type { Product } from '../../lib/catalogue/schema/product';
import { readEnvironment } from '../../lib/environment';
import { listingSpellings } from '../../lib/listing/spellings';
import { ADMIN_FILES } from '../../lib/offline/admin-files';
import { orders, shopPictures } from '../../lib/site/content';
import { redirectRules } from '../../lib/site/owner-links';
import { place, placeWords, publishOrigins } from '../../lib/site/publish-place';
import { site } from '../../lib/site/site';
import { addressWarning } from '../address/unknown-address';
import { filesOf } from '../catalogue/check-catalogue';
import { hostFiles } from '../hosting/files';
import { hostFigures, judgeHosts } from '../hosting/host-limits';
import { mostAskedFor } from '../hosting/most-asked-for';
import { REDIRECT_FILE, redirectText } from '../hosting/moved-text';
import { originsOf, photographAddresses } from '../images/addresses';
import { atOnce } from '../processes/at-once';
import { listAdminFiles, serviceWorker } from '../service-worker/service-worker';
import { EXPORT_FOLDER } from './export-folder';
import { listFiles } from './files';
import { finishPage } from './finish-page';
import { loaderText, singleSlashesText } from './loader-text';
import { pruneExport } from './prune';
import { speculationRules } from './speculation-rules';

const OUT = 'out';
/** Pages that are empty without script: search results, lists of the shopper, the way on from a wrong address. */
const URGENT = /^(?:404\.html$|search\/|request\/|compare\/|offline\/)/;

/** Pages that are in memory at once. */
const AT_ONCE = 8;

const inExport = (path: string) => join(EXPORT_FOLDER, path);
const write = (path: string, text: string) => writeFileSync(inExport(path), text);

/**
 * Turns Next's export into out/: copies pictures, removes files that no browser requests, finishes the pages, and writes the
 * service worker and the files for hosts.
 */
export async function finishExport(): Promise<void> {
  const settings = readEnvironment();
  const { basePath, dataDir } = settings;
  const products = getProducts();
  const [spellings, moved] = [listingSpellings(), redirectRules()];

  const pictures = [...new Set([...shopPictures, ...products.flatMap(filesOf)])];
  copyFiles(
    dataDir,
    pictures.map((address) => address.slice(1)),
  );
  const emptyPages = orders.length > 0 ? [] : ['admin/orders'];
  const { paths, removal } = pruneExport(EXPORT_FOLDER, { emptyPages, pictures: new Set(pictures) });
  await Promise.all([removal, finishPages(paths, basePath, products)]);

  write(REDIRECT_FILE, redirectText(basePath, spellings, moved));
  // These list the files of the export.
  write('sw.js', serviceWorker({ out: EXPORT_FOLDER, basePath }));
  write(ADMIN_FILES, JSON.stringify(listAdminFiles({ out: EXPORT_FOLDER, basePath })));
  const forHosts = hostFiles({ ...settings, spellings, moved }, mostAskedFor(EXPORT_FOLDER));
  for (const [name, text] of Object.entries(forHosts)) write(name, text);

  rmSync(OUT, { recursive: true, force: true });
  renameSync(EXPORT_FOLDER, OUT);
  report(forHosts._redirects);
}

/** Copies those of some files that a folder has into the export. */
function copyFiles(from: string, paths: readonly string[]): void {
  for (const path of paths.filter((path) => existsSync(join(from, path)))) {
    mkdirSync(dirname(inExport(path)), { recursive: true });
    cpSync(join(from, path), inExport(path));
  }
}

async function finishPages(paths: readonly string[], basePath: string, products: readonly Product[]): Promise<void> {
  const loaders = { visitor: loaderText(basePath), operator: singleSlashesText() };
  const settings = {
    rules: speculationRules(basePath),
    origins: {
      contact: site.contactEndpoint ? new URL(site.contactEndpoint).origin : undefined,
      publish: place && publishOrigins(place),
      pictures: originsOf(photographAddresses(products).keys()),
    },
  };
  const pages = paths.filter((path) => path.endsWith('.html'));
  await atOnce(AT_ONCE, pages, async (path) => {
    const audience = path.startsWith('admin/') ? 'operator' : 'visitor';
    const page = finishPage(await readFile(inExport(path), 'utf8'), {
      ...settings,
      audience,
      loader: loaders[audience],
      isUrgent: URGENT.test(path),
      first: path === '404.html' ? `${basePath}/${REDIRECT_FILE}` : undefined,
    });
    await writeFile(inExport(path), page);
  });
}

/** Prints the size of the export, the hosts that accept it, and what is not configured. */
function report(redirects: string): void {
  const format = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 1 });
  const files = listFiles(OUT);
  const pages = files.filter(({ path }) => path.endsWith('.html')).length;
  const figures = hostFigures(files, redirects);
  const { fits, refuses } = judgeHosts(figures);
  console.log(
    `${OUT}: ${format(pages)} pages, ${format(figures.files)} files, ${format(figures.bytes / 1e6)} MB; at most ${format(figures.filesInFolder)} files in a folder, ${format(figures.largestFile / 1e3)} KB in a file`,
  );
  console.log(`fits ${fits.join(', ')}${refuses.length > 0 ? `; too large for ${refuses.join(', ')}` : ''}`);
  console.log(
    place ? `publishing: ${placeWords(place)}` : 'publishing: not configured (publish in site.json of the data folder)',
  );
  const warning = addressWarning();
  if (warning) console.warn(warning);
}
