/**
 * `npm run catalogue:days -- [--since DAY]`: says whether a day of products has come that the shop at SITE_URL was not built for, so
 * that a build is due: a sale began or ended, or a lower price did. With --since that day is looked behind, without an address yesterday.
 * Exit 0 where one has come, 75 where none has.
 */

import { buildDay } from '../lib/catalogue/build-day';
import { toDay } from '../lib/catalogue/schema/to-day';
import { readEnvironment } from '../lib/environment';
import { publishedDay } from './build/published-day';
import { readComeDay } from './build/read-come-day';
import { readCommand } from './command';

/** The code of sysexits.h for 'later', which no other step of a workflow ends with. */
const LATER = 75;

const today = buildDay();
const given = readCommand().values.get('since');
if (given !== undefined && toDay(given) !== given) {
  throw new Error(`--since is "${given}", which is no day such as ${today}`);
}
const { catalogueFile, siteUrl, basePath, isSiteUrlGiven } = readEnvironment();
const day = readComeDay(catalogueFile, today);
const yesterday = new Date(Date.parse(today) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const since = given ?? (isSiteUrlGiven && day ? await publishedDay(`${siteUrl}${basePath}`) : yesterday);
const isDue = day > since;
console.log(`${catalogueFile}: ${isDue ? `${day} has come` : 'no day has come'}${since && ` since ${since}`}`);
process.exitCode = isDue ? 0 : LATER;
