/**
 * `npm run check:large -- [N]`: builds a random catalogue of N products, 2,000 by default, in a folder of its own, and looks for every page
 * of its sitemap: what only size brings (threads, many numbered pages, long lists) is then tried as a whole.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../lib/environment';
import { sampleCatalogue } from './catalogue/sample';
import { readCommand } from './command';
import { largeFaults } from './large/large-faults';
import { runBuild } from './processes/run-build';
import { makeWorkFolder, removeFolder } from './processes/work-folder';
import { shortenList } from './shorten-list';

const WORK = join('.cache', 'large');
const CATALOGUE = join('.cache', 'sample.json');

const [word = '2000'] = readCommand().words;
const count = Number(word);
if (!Number.isInteger(count) || count < 1) throw new Error(`N must be a whole number above 0; it is '${word}'.`);

const { dataDir, siteUrl } = readEnvironment();
await makeWorkFolder(process.cwd(), WORK, [dataDir]);
writeFileSync(join(WORK, CATALOGUE), JSON.stringify(sampleCatalogue(count, 1)));
const status = runBuild({ SITE_URL: siteUrl, BASE_PATH: '', CATALOGUE_FILE: CATALOGUE }, WORK);
if (status !== 0) throw new Error(`The build of ${count} products ended with ${status}.`);
const { pages, faults } = largeFaults(join(WORK, 'out'), siteUrl, count);
await removeFolder(WORK);
if (faults.length > 0) throw new Error(shortenList(faults).join('\n'));
console.log(`${pages} pages of a shop of ${count} products are there, each sealed`);
