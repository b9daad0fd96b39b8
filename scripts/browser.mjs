/**
 * Finds a Chromium for the browser tests and the screenshots, fetching one only where the machine has none.
 */
import { installPlaywrights, installWithApt, keptBrowser, unpackFromNpm } from './browser/downloads.mjs';
import { existing, installedBrowsers } from './browser/places.mjs';
import { isMain } from './is-main.mjs';

const START_LIMIT_MS = 20_000;

/**
 * @typedef {object} Step one way to come by a browser
 * @property {string} source what it is, in words for the user
 * @property {string} [note] said before it is tried: steps that change or fetch something have one
 * @property {() => Promise<string[]>} find paths to try; rejects where this way is closed
 */

/**
 * How Playwright starts the browser: quiet, and with its sandbox unless as root, where Chromium refuses to have one.
 * @param {string} executablePath
 * @returns {import('@playwright/test').LaunchOptions}
 */
export function launchOptions(executablePath) {
  return {
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  };
}

/**
 * Takes the steps in order and gives the first browser that starts. Rejects with everything that was tried.
 * @param {Step[]} steps
 * @param {{ start: (path: string) => Promise<void>, say: (line: string) => void }} world `start` rejects where a browser does not run
 * @returns {Promise<{ executablePath: string, source: string }>}
 */
export async function firstThatStarts(steps, { start, say }) {
  const tried = [];
  for (const { source, note, find } of steps) {
    if (note) say(note);
    try {
      const paths = await find();
      if (paths.length === 0) tried.push(`${source}: not there`);
      for (const executablePath of paths) {
        try {
          await start(executablePath);
          return { executablePath, source };
        } catch (error) {
          tried.push(`${source}: ${executablePath} does not start (${firstLine(error)})`);
        }
      }
    } catch (error) {
      tried.push(`${source}: ${firstLine(error)}`);
    }
  }
  const list = tried.map((line) => `  ${line}`).join('\n');
  throw new Error(`No Chromium was found. Tried:\n${list}\nSet CHROMIUM_PATH to the program of a Chromium or Chrome.`);
}

const firstLine = (error) => error.message.split('\n')[0];

/**
 * The order of the search; a browser that the user names is the only one tried.
 * @param {string | undefined} namedPath CHROMIUM_PATH
 * @param {string} playwrightsPath where Playwright keeps its own
 * @returns {Step[]}
 */
export function searchOrder(namedPath, playwrightsPath) {
  if (namedPath) return [{ source: 'CHROMIUM_PATH', find: () => findNamed(namedPath) }];
  return [
    { source: "Playwright's own Chromium", find: () => existing([playwrightsPath]) },
    { source: 'a browser of this machine', find: installedBrowsers },
    { source: 'a Chromium from npm, kept in .cache/browser', find: keptBrowser },
    {
      source: 'playwright install chromium',
      note: "No browser found: downloading Playwright's Chromium (two minutes at most)",
      find: () => installPlaywrights(playwrightsPath),
    },
    {
      source: 'a Chromium from npm',
      note: 'That did not work: fetching a Chromium from npm into .cache/browser',
      find: unpackFromNpm,
    },
    {
      source: 'apt-get install chromium',
      note: 'That did not work: installing the chromium package of this system',
      find: installWithApt,
    },
  ];
}

async function findNamed(path) {
  const found = await existing([path]);
  if (found.length === 0) throw new Error(`${path} does not exist or may not be run`);
  return found;
}

/**
 * Finds a browser that starts. Rejects with what was tried and how to name one.
 * @returns {Promise<{ executablePath: string, source: string }>}
 */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const start = async (path) => {
    // Started as the tests will start it: a version number says nothing of missing libraries or of the sandbox.
    const browser = await chromium.launch({ ...launchOptions(path), timeout: START_LIMIT_MS });
    await browser.close();
  };
  const steps = searchOrder(process.env.CHROMIUM_PATH, chromium.executablePath());
  return firstThatStarts(steps, { start, say: (line) => console.error(line) });
}

if (isMain(import.meta.url)) {
  findBrowser().then(
    ({ executablePath }) => console.log(executablePath),
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
