/**
 * `npm run test:browsers -- [BROWSER ...] [--pictures]`: runs the checks of tests/browsers over the export in out/, in webkit,
 * firefox and chromium, or in those that are named, as far as they stand on this machine; what is behind a second -- is
 * Playwright's (`-- webkit -- --grep WORD`). With --pictures it keeps a picture of every template in .cache/browsers/pictures
 * instead, in each browser, at 390 and 1280 px, light and dark, and sheets that show the browsers side by side.
 */
import { spawnSync } from 'node:child_process';
import { readCommand } from './command';
import { ENGINES, metLine, readWords, standingEngines } from './test-browsers/engines';

const { words, flags } = readCommand();
const { named, others } = readWords(words);
const wanted = named.length > 0 ? named : ENGINES;
const met = await standingEngines(wanted);
console.log(metLine(wanted, met));
const isWhole = met.length === wanted.length || (named.length === 0 && met.length > 0);
if (isWhole) {
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'tests/browsers/playwright.config.ts', ...others],
    {
      stdio: 'inherit',
      env: { ...process.env, BROWSERS: JSON.stringify(met), BROWSER_PICTURES: String(flags.has('pictures')) },
    },
  );
  process.exitCode = status ?? 1;
} else {
  process.exitCode = 1;
}
