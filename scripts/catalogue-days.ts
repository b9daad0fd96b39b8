/**
 * `npm run catalogue:days -- [--since YYYY-MM-DD]`: says which days of products have come since a day, or since yesterday: a sale that began
 * or ended, a lower price that did. Exit 0 where one has, so that the shop is to be built, and 1 where none has.
 */

import { buildDay } from '../lib/catalogue/build-day';
import { toDay } from '../lib/catalogue/schema/to-day';
import { readEnvironment } from '../lib/environment';
import { readComeDays } from './build/come-days';
import { readCommand } from './command';

const today = buildDay();
const given = readCommand().values.get('since');
const since = given ?? new Date(Date.parse(today) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
if (toDay(since) !== since) throw new Error(`--since is "${since}", which is no day such as ${today}`);
const { catalogueFile } = readEnvironment();
const [before, now] = [since, today].map((day) => readComeDays(catalogueFile, day).split(', '));
const come = (now ?? []).filter((day) => day && !before?.includes(day));
console.log(
  come.length > 0 ? `${catalogueFile}: ${come.join(', ')}` : `${catalogueFile}: no day has come since ${since}`,
);
process.exitCode = come.length > 0 ? 0 : 1;
