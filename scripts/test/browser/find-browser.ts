import type { Browser } from '@playwright/test';
import {
  APT_COMMAND,
  cachedBrowser,
  installFromNpm,
  installPlaywrightBrowser,
  installWithApt,
} from './install-browser';
import { filterExecutables, installedBrowsers } from './installed-browsers';
import { launchOptions } from './launch-options';

const START_LIMIT_MS = 20_000;

/** One way to come by a browser. */
type BrowserSource = {
  /** The name of the way, in words for the user. */
  source: string;
  /** Said before it is tried: steps that change or fetch something have one. */
  note?: string;
  /** Paths to try; rejects where this way is closed. */
  find: () => Promise<string[]>;
};

type BrowserChecks = {
  /** Rejects where a browser does not run. */
  start: (path: string) => Promise<void>;
  say: (line: string) => void;
};

type Found = { executablePath: string; source: string };

/** The wishes of the user in the environment. */
type SearchOptions = {
  /** `CHROMIUM_PATH`. */
  path?: string;
  /** `CHROMIUM_INSTALL`: 'apt' lets the search install the system's package. */
  install?: string;
};

/** Takes the steps in order and gives the first browser that starts. Rejects with everything that was tried. */
export async function firstWorkingBrowser(
  steps: readonly BrowserSource[],
  { start, say }: BrowserChecks,
): Promise<Found> {
  const tried: string[] = [];
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
  throw new Error(
    `No Chromium was found. Tried:\n${list}\nSet CHROMIUM_PATH to the program of a Chromium or Chrome. On Debian or Ubuntu, as root: ${APT_COMMAND}, which CHROMIUM_INSTALL=apt does for you.`,
  );
}

const firstLine = (error: unknown) => (error as Error).message.split('\n', 1)[0];

/**
 * The order of the search; a browser that the user names is the only one tried, and what belongs to the system is installed only
 * when asked.
 * @param playwrightsPath where Playwright keeps its own
 */
export function browserSources({ path, install }: SearchOptions, playwrightsPath: string): BrowserSource[] {
  if (path) return [{ source: 'CHROMIUM_PATH', find: () => findConfigured(path) }];
  const asked = {
    source: APT_COMMAND,
    note: 'Installing the chromium package of this system, as CHROMIUM_INSTALL asks',
    find: installWithApt,
  };
  return [
    { source: "Playwright's own Chromium", find: () => filterExecutables([playwrightsPath]) },
    { source: 'a browser of this machine', find: installedBrowsers },
    { source: 'a Chromium from npm, kept in .cache/browser', find: cachedBrowser },
    ...(install === 'apt' ? [asked] : []),
    {
      source: 'playwright install chromium',
      note: "No browser found: downloading Playwright's Chromium (two minutes at most)",
      find: () => installPlaywrightBrowser(playwrightsPath),
    },
    {
      source: 'a Chromium from npm',
      note: 'That did not work: fetching a Chromium from npm into .cache/browser',
      find: installFromNpm,
    },
  ];
}

async function findConfigured(path: string): Promise<string[]> {
  const found = await filterExecutables([path]);
  if (found.length === 0) throw new Error(`${path} does not exist or may not be run`);
  return found;
}

/** Finds a browser that starts, fetching one only where the machine has none. Rejects with what was tried and how to name one. */
export async function findBrowser(): Promise<Found> {
  const { chromium } = await import('@playwright/test');
  const start = async (path: string) => {
    // Started as the tests will start it: a version number says nothing of missing libraries or of the sandbox.
    const browser = await chromium.launch({ ...launchOptions(path), timeout: START_LIMIT_MS });
    await browser.close();
  };
  const { CHROMIUM_PATH: path, CHROMIUM_INSTALL: install } = process.env;
  const steps = browserSources({ path, install }, chromium.executablePath());
  return firstWorkingBrowser(steps, { start, say: (line) => console.error(line) });
}

type Options = {
  /** Ends the browser; without one, Playwright ends it together with the process. */
  signal?: AbortSignal;
  /** Where tools beside Playwright reach the browser. */
  debuggingPort?: number;
};

/** Starts the browser of this machine. Rejects where there is none. */
export async function launchBrowser({ signal, debuggingPort }: Options = {}): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  const { executablePath } = await findBrowser();
  const { args, ...options } = launchOptions(executablePath);
  // Playwright would end the process on a Ctrl-C; who hands in a signal cleans up first.
  const signals = signal && { handleSIGINT: false, handleSIGTERM: false };
  const wished = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ ...options, ...signals, args: [...args, ...wished] });
  signal?.addEventListener('abort', () => browser.close(), { once: true });
  return browser;
}
