import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatPublishTarget, publishOrigins, publishTarget } from '../../lib/admin/publish/publish-target';
import { getProducts } from '../../lib/catalogue/load';
import type { Product } from '../../lib/catalogue/schema/product';
import { listingUrlAliases } from '../../lib/listing/url-aliases';
import { orders, shopPictures } from '../../lib/site/content';
import { readEnvironment } from '../../lib/site/environment';
import { getRedirectRules } from '../../lib/site/links/owner-links';
import { site } from '../../lib/site/site';
import { ADMIN_FILES_PATH } from '../../lib/storage/offline/cache-names';
import { productFiles } from '../catalogue/check-catalogue';
import { EXPORT_FOLDER, listFiles, mostRequestedFiles } from './export-files';
import { finishPage, speculationRules } from './finish-page';
import { hostFiles } from './hosting/host-files';
import { compareWithHostLimits, measureExport } from './hosting/host-limits';
import { originsOf, photographUrls } from './images/photograph-urls';
import { loaderText, REDIRECT_FILE, redirectText, singleSlashesText } from './page-scripts/bundle-scripts';
import { forEachConcurrent } from './processes/for-each-concurrent';
import { pruneExport } from './prune-export';
import { bundleServiceWorker, listAdminFiles } from './service-worker/precache';
import { siteUrlWarning } from './site-url';

const OUT = 'out';
/** Pages that are empty without script: search results, lists of the shopper, the way on from a wrong address. */
const PAGES_THAT_NEED_SCRIPT = /^(?:404\.html$|search\/|request\/|compare\/|offline\/)/;

/** Pages that are in memory at once. */
const MAX_CONCURRENT = 8;

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
  const [spellings, moved] = [listingUrlAliases(), getRedirectRules()];

  const pictures = [...new Set([...shopPictures, ...products.flatMap(productFiles)])];
  copyFiles(
    dataDir,
    pictures.map((address) => address.slice(1)),
  );
  const emptyPages = orders.length > 0 ? [] : ['admin/orders'];
  const { paths, removal } = pruneExport(EXPORT_FOLDER, { emptyPages, pictures: new Set(pictures) });
  await Promise.all([removal, finishPages(paths, basePath, products)]);

  write(REDIRECT_FILE, redirectText(basePath, spellings, moved));
  // These list the files of the export.
  write('sw.js', bundleServiceWorker({ out: EXPORT_FOLDER, basePath }));
  write(ADMIN_FILES_PATH, JSON.stringify(listAdminFiles({ out: EXPORT_FOLDER, basePath })));
  const forHosts = hostFiles({ ...settings, spellings, moved }, mostRequestedFiles(EXPORT_FOLDER));
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
      publish: publishTarget && publishOrigins(publishTarget),
      pictures: originsOf(photographUrls(products).keys()),
    },
  };
  const pages = paths.filter((path) => path.endsWith('.html'));
  await forEachConcurrent(MAX_CONCURRENT, pages, async (path) => {
    const audience = path.startsWith('admin/') ? 'operator' : 'visitor';
    const page = finishPage(await readFile(inExport(path), 'utf8'), {
      ...settings,
      audience,
      loader: loaders[audience],
      isUrgent: PAGES_THAT_NEED_SCRIPT.test(path),
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
  const figures = measureExport(files, redirects);
  const { fits, refuses } = compareWithHostLimits(figures);
  console.log(
    `${OUT}: ${format(pages)} pages, ${format(figures.files)} files, ${format(figures.bytes / 1e6)} MB; at most ${format(figures.filesInFolder)} files in a folder, ${format(figures.largestFile / 1e3)} KB in a file`,
  );
  console.log(`fits ${fits.join(', ')}${refuses.length > 0 ? `; too large for ${refuses.join(', ')}` : ''}`);
  console.log(
    publishTarget
      ? `publishing: ${formatPublishTarget(publishTarget)}`
      : 'publishing: not configured (publish in site.json of the data folder)',
  );
  const warning = siteUrlWarning();
  if (warning) console.warn(warning);
}
