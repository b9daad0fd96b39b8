/**
 * `jiti scripts/run.ts export`, the last step of a build: takes out of the export what nobody asks for, puts the content security policy into each
 * page, writes the repair, the service worker, the list of what the admin keeps and the files that tell hosts what to do, and counts what a host has to keep.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../lib/environment';
import { listingSpellings } from '../lib/listing/spellings';
import { ADMIN_FILES } from '../lib/offline/admin-files';
import { listFiles } from './export/files';
import { judgeHosts, measure } from './export/host-limits';
import { pruneExport } from './export/prune';
import { sealInThreads } from './export/seal-threads';
import { exportedHostFiles } from './hosting/files';
import { MOVED_FILE, movedText, REPAIR_FILE, repairText } from './loader/loader-text';
import { listAdminFiles } from './service-worker/admin-files';
import { serviceWorker } from './service-worker/service-worker';

const OUT = 'out';
const SHOWN = 25;

const settings = readEnvironment();
const format = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** Gives how many pages there are. */
async function seal(): Promise<number> {
  const pages = listFiles(OUT).flatMap(({ path }) => (path.endsWith('.html') ? [path] : []));
  const faults = await sealInThreads(OUT, pages);
  if (faults.length > SHOWN) faults.splice(SHOWN, faults.length, `and ${faults.length - SHOWN} more`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return pages.length;
}

const pruned = pruneExport(OUT);
const pages = await seal();
writeFileSync(join(OUT, REPAIR_FILE), repairText(settings.basePath));
writeFileSync(join(OUT, MOVED_FILE), movedText(settings.basePath, listingSpellings()));
writeFileSync(join(OUT, 'sw.js'), serviceWorker({ out: OUT, basePath: settings.basePath }));
writeFileSync(join(OUT, ADMIN_FILES), JSON.stringify(listAdminFiles({ out: OUT, basePath: settings.basePath })));
for (const [name, text] of Object.entries(exportedHostFiles(settings))) writeFileSync(join(OUT, name), text);
const figures = measure(listFiles(OUT));
const { fits, refuses } = judgeHosts(figures);
console.log(`${OUT}: ${pages} pages under a content security policy; ${format(pruned.files)} files taken out`);
console.log(
  `${format(figures.files)} files, ${format(figures.bytes / 1e6)} MB; at most ${format(figures.filesInFolder)} files in a folder, ${format(figures.largestFile / 1e3)} KB in a file`,
);
console.log(`fits ${fits.join(', ')}${refuses.length > 0 ? `; too large for ${refuses.join(', ')}` : ''}`);
