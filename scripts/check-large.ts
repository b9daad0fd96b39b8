/**
 * `npm run check:large -- [N]`: builds a random catalogue of N products, 2,000 by default, in a folder of its own, serves it and asks for every page
 * of its sitemap: what only size brings (threads, many numbered pages, long lists) is then tried as a whole.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../lib/environment';
import { sampleCatalogue } from './catalogue/sample';
import { readCommand } from './command';
import { largeFaults } from './large/large-faults';
import { makeWorkFolder, removeFolder } from './processes/work-folder';
import { serve } from './server/serve';

const WORK = join('.cache', 'large');
const CATALOGUE = join('.cache', 'sample.json');
const SHOWN = 25;

const [word = '2000'] = readCommand().words;
const count = Number(word);
if (!Number.isInteger(count) || count < 1) throw new Error(`N must be a whole number above 0; it is '${word}'.`);

const { dataDir, siteUrl } = readEnvironment();
await makeWorkFolder(process.cwd(), WORK, [dataDir]);
writeFileSync(join(WORK, CATALOGUE), JSON.stringify(sampleCatalogue(count, 1)));
const { status } = spawnSync('npm', ['run', 'build'], {
  cwd: WORK,
  env: { ...process.env, SITE_URL: siteUrl, BASE_PATH: '', CATALOGUE_FILE: CATALOGUE },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) throw new Error(`The build of ${count} products ended with ${status}.`);
const server = await serve({ port: 0, root: join(WORK, 'out') });
const { asked, faults } = await largeFaults(server.url, siteUrl, count);
await server.close();
for (const fault of faults.slice(0, SHOWN)) console.error(fault);
if (faults.length > SHOWN) console.error(`and ${faults.length - SHOWN} more`);
if (faults.length === 0) console.log(`${asked} pages of a shop of ${count} products answer, each sealed`);
await removeFolder(WORK);
process.exitCode = faults.length > 0 ? 1 : 0;
