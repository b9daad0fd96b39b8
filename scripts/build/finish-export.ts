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
import { productFiles } from '../catalogue/check-shop';
import { EXPORT_FOLDER, listFiles, mostRequestedFiles, pruneExport } from './export-files';
import { finishPage, speculationRules } from './finish-page';
import { hostFiles } from './hosting/host-files';
import { compareWithHostLimits, measureExport } from './hosting/host-limits';
import { originsOf, photographUrls } from './images/photograph-urls';
import { loaderText, REDIRECT_FILE, redirectText, singleSlashesText } from './page-scripts/bundle-scripts';
import { forEachConcurrent } from './processes/for-each-concurrent';
import { bundleServiceWorker, listAdminFiles } from './service-worker/precache';
import { siteUrlWarning } from './site-url';

const OUT = 'out';
/** Pages that are empty without scripts: search results, the shopper's lists, and the 404 page. */
const PAGES_THAT_NEED_SCRIPT = /^(?:404\.html$|search\/|request\/|compare\/|offline\/)/;

/** Maximum number of pages in memory. */
const MAX_CONCURRENT = 8;

const exportPath = (path: string) => join(EXPORT_FOLDER, path);
const writeToExport = (path: string, text: string) => writeFileSync(exportPath(path), text);

/**
 * Turns Next's export into out/. It copies pictures, removes unused files and finishes the pages. Then it writes the service worker and
 * the files for hosts.
 */
export async function finishExport(): Promise<void> {
  const settings = readEnvironment();
  const { basePath, dataDir } = settings;
  const products = getProducts();
  const [spellings, redirectRules] = [listingUrlAliases(), getRedirectRules()];

  const pictures = [...new Set([...shopPictures, ...products.flatMap(productFiles)])];
  // Pictures of public/ are in Next's export already.
  for (const picture of pictures.filter((path) => existsSync(join(dataDir, path)))) {
    mkdirSync(dirname(exportPath(picture)), { recursive: true });
    cpSync(join(dataDir, picture), exportPath(picture));
  }
  const emptyPages = orders.length > 0 ? [] : ['admin/orders'];
  const { paths, removal } = pruneExport(EXPORT_FOLDER, { emptyPages, pictures: new Set(pictures) });
  await Promise.all([removal, finishPages(paths, basePath, products)]);

  writeToExport(REDIRECT_FILE, redirectText(basePath, spellings, redirectRules));
  // The next files list files of the export, so they are written last.
  writeToExport('sw.js', bundleServiceWorker({ out: EXPORT_FOLDER, basePath }));
  writeToExport(ADMIN_FILES_PATH, JSON.stringify(listAdminFiles({ out: EXPORT_FOLDER, basePath })));
  const hostFileTexts = hostFiles({ ...settings, spellings, redirectRules }, mostRequestedFiles(EXPORT_FOLDER));
  for (const [name, text] of Object.entries(hostFileTexts)) writeToExport(name, text);

  rmSync(OUT, { recursive: true, force: true });
  renameSync(EXPORT_FOLDER, OUT);
  printReport(hostFileTexts._redirects);
}

async function finishPages(paths: readonly string[], basePath: string, products: readonly Product[]): Promise<void> {
  const loaders = { shopper: loaderText(basePath), operator: singleSlashesText() };
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
    const audience = path.startsWith('admin/') ? 'operator' : 'shopper';
    const page = finishPage(await readFile(exportPath(path), 'utf8'), {
      ...settings,
      audience,
      loader: loaders[audience],
      isUrgent: PAGES_THAT_NEED_SCRIPT.test(path),
      first: path === '404.html' ? `${basePath}/${REDIRECT_FILE}` : undefined,
    });
    await writeFile(exportPath(path), page);
  });
}

/** Prints the size of the export, the hosts that accept it, and what is not configured. */
function printReport(redirects: string): void {
  const format = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 1 });
  const files = listFiles(OUT);
  const pages = files.filter(({ path }) => path.endsWith('.html')).length;
  const metrics = measureExport(files, redirects);
  const { fits, refuses } = compareWithHostLimits(metrics);
  console.log(
    `${OUT}: ${format(pages)} pages, ${format(metrics.files)} files, ${format(metrics.bytes / 1e6)} MB; at most ${format(metrics.filesInFolder)} files in a folder, ${format(metrics.largestFile / 1e3)} KB in a file`,
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
