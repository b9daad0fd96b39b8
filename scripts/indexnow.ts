/**
 * `npm run indexnow -- --since COMMIT [--dry-run] [--endpoint URL]`: tells search engines (indexnow.org) which pages have changed
 * between a commit and the data as they stand: after a deployment, with the commit of the one before. It needs the INDEXNOW_KEY and
 * the SITE_URL of the published build; with --dry-run it lists the addresses, needs no key and sends nothing. Exit 0 sent or nothing
 * to send, 1 wrong settings or no such commit, 2 refused.
 */
import { isPublicHost } from '../lib/catalogue/schema/public-address';
import { readEnvironment } from '../lib/environment';
import { absolute } from '../lib/seo/metadata';
import { readCommand } from './command';
import { changedPages } from './indexnow/changed-pages';
import { readEdition, readEditionAt } from './indexnow/read-edition';
import { submit } from './indexnow/submit';

const { flags, values } = readCommand();
const commit = values.get('since');
const endpoint = values.get('endpoint') ?? 'https://api.indexnow.org/indexnow';
const isDry = flags.has('dry-run');
const { siteUrl, indexNowKey, ...places } = readEnvironment();
const root = absolute('/');

if (commit === undefined) throw new Error('--since is missing: the commit whose pages search engines know.');
if (!isPublicHost(new URL(siteUrl).hostname))
  throw new Error(`SITE_URL must be the address of the published site; it is ${siteUrl}.`);
if (!indexNowKey && !isDry) throw new Error('INDEXNOW_KEY is missing: the key that the published build was made with.');

const addresses = changedPages(readEditionAt(commit, places), readEdition(places)).map(absolute);
const count = `${addresses.length} address${addresses.length === 1 ? '' : 'es'}`;
if (isDry) {
  for (const address of addresses) console.log(address);
  console.log(`Dry run: nothing was sent. ${count} changed since ${commit}.`);
} else if (addresses.length === 0) {
  console.log(`No page has changed since ${commit}: nothing to send.`);
} else {
  try {
    await submit(addresses, { endpoint, key: indexNowKey ?? '', root });
    console.log(`Sent ${count} to ${endpoint}.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
