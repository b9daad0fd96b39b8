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

const START_TIMEOUT_MS = 20_000;

/** A source of browsers, such as the PATH or a download. */
type BrowserSource = {
  /** Name for messages. */
  source: string;
  /** Printed before sources that download or install a browser. */
  note?: string;
  /** Paths of browsers. Rejects if the source cannot be used. */
  find: () => Promise<string[]>;
};

type BrowserChecks = {
  /** Rejects if the browser does not start. */
  start: (path: string) => Promise<void>;
  log: (line: string) => void;
};

type FoundBrowser = { executablePath: string; source: string };

/** Environment variables of the user. */
type SearchOptions = {
  /** `CHROMIUM_PATH`. */
  path?: string;
  /** `CHROMIUM_INSTALL`: 'apt' lets the search install the system's package. */
  install?: string;
};

/** Tries the sources in order and resolves with the first browser that starts. Rejects with a list of all attempts. */
export async function firstWorkingBrowser(
  sources: readonly BrowserSource[],
  { start, log }: BrowserChecks,
): Promise<FoundBrowser> {
  const tried: string[] = [];
  for (const { source, note, find } of sources) {
    if (note) log(note);
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
    `No Chromium was found. Tried:\n${list}\nSet CHROMIUM_PATH to the program of a Chromium or Chrome. On Debian or Ubuntu, as root: ${APT_COMMAND}, which CHROMIUM_INSTALL=apt runs for you.`,
  );
}

const firstLine = (error: unknown) => (error as Error).message.split('\n', 1)[0];

/**
 * The sources in the order of the search. CHROMIUM_PATH is the only source if it is set. A system package is installed only with
 * CHROMIUM_INSTALL=apt.
 * @param playwrightPath path of Playwright's Chromium
 */
export function browserSources({ path, install }: SearchOptions, playwrightPath: string): BrowserSource[] {
  if (path) return [{ source: 'CHROMIUM_PATH', find: () => findConfigured(path) }];
  const systemPackage = {
    source: APT_COMMAND,
    note: 'Installing the chromium package of this system, because CHROMIUM_INSTALL is apt',
    find: installWithApt,
  };
  return [
    { source: "Playwright's Chromium", find: () => filterExecutables([playwrightPath]) },
    { source: 'a browser of this machine', find: installedBrowsers },
    { source: 'a Chromium from npm, cached in .cache/browser', find: cachedBrowser },
    ...(install === 'apt' ? [systemPackage] : []),
    {
      source: 'playwright install chromium',
      note: "No browser found: downloading Playwright's Chromium (two minutes at most)",
      find: () => installPlaywrightBrowser(playwrightPath),
    },
    {
      source: 'a Chromium from npm',
      note: 'That did not work: downloading a Chromium from npm into .cache/browser',
      find: installFromNpm,
    },
  ];
}

async function findConfigured(path: string): Promise<string[]> {
  const found = await filterExecutables([path]);
  if (found.length === 0) throw new Error(`${path} does not exist or may not be run`);
  return found;
}

/** Finds a browser that starts, and downloads one only if the machine has none. Rejects with all attempts and instructions. */
export async function findBrowser(): Promise<FoundBrowser> {
  const { chromium } = await import('@playwright/test');
  const start = async (path: string) => {
    // With the options of the tests, because missing libraries and sandbox errors are only reported at the start.
    const browser = await chromium.launch({ ...launchOptions(path), timeout: START_TIMEOUT_MS });
    await browser.close();
  };
  const { CHROMIUM_PATH: path, CHROMIUM_INSTALL: install } = process.env;
  const sources = browserSources({ path, install }, chromium.executablePath());
  return firstWorkingBrowser(sources, { start, log: (line) => console.error(line) });
}

type LaunchOptions = {
  /** Closes the browser when aborted. Default: Playwright closes it at the end of the process. */
  signal?: AbortSignal;
  /** Port for other tools, such as Lighthouse. */
  debuggingPort?: number;
};

/** Starts the browser of {@link findBrowser}. */
export async function launchBrowser({ signal, debuggingPort }: LaunchOptions = {}): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  const { executablePath } = await findBrowser();
  const { args, ...options } = launchOptions(executablePath);
  // By default Playwright ends the process on Ctrl+C. A caller with a signal cleans up first.
  const signals = signal && { handleSIGINT: false, handleSIGTERM: false };
  const portArgument = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ ...options, ...signals, args: [...args, ...portArgument] });
  signal?.addEventListener('abort', () => browser.close(), { once: true });
  return browser;
}
