/**
 * `npm run test:browsers -- [BROWSER ...] [--pictures]`: runs the checks of tests/browsers over the export in out/, in webkit,
 * firefox and chromium, or in those that are named, as far as they stand on this machine; what is behind a second -- is
 * Playwright's (`-- webkit -- --grep WORD`). With --pictures it keeps a picture of every template in .cache/browsers/pictures
 * instead, in each browser, at 390 and 1280 px, light and dark, and sheets that show the browsers side by side.
 */
import { spawnSync } from 'node:child_process';
import { readCommand } from './command';
import { fetchTool } from './fetch/tools';
import { ENGINES, type Meeting, metLine, readWords, standingEngines } from './test-browsers/engines';
import { makeSheets } from './test-browsers/sheets';

const CONFIG = 'tests/browsers/playwright.config.ts';

const { words, flags } = readCommand();
const { named, others } = readWords(words);
const wanted = named.length > 0 ? named : ENGINES;
const met = await standingEngines(wanted);
const isEnough = met.length === wanted.length || (named.length === 0 && met.length > 0);
if (!isEnough) throw new Error(metLine(wanted, new Map(met.map(({ name }) => [name, name]))));

// Several processes would fetch it at once.
if (met.some(({ name }) => name !== 'webkit')) await fetchTool('puppeteer-core');

const { status } = spawnSync('npx', ['playwright', 'test', '--config', CONFIG, ...others], {
  stdio: 'inherit',
  env: {
    ...process.env,
    BROWSERS: JSON.stringify({ wanted, met } satisfies Meeting),
    BROWSER_PICTURES: String(flags.has('pictures')),
  },
});
process.exitCode = status ?? 1;
if (flags.has('pictures')) console.log(`Side by side: ${await makeSheets()}`);
