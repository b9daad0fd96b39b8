import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { importTool } from '../build/processes/install-tools';

const START_TIMEOUT_MS = 20_000;
/** A download without an answer ends after this time. */
const INSTALL_TIMEOUT_MS = 3 * 60_000;

/** Programs of Linux distributions. The headless shell comes first: a full browser takes a third longer, because it renders its toolbars. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser'];
/** Browsers that Playwright finds in the folders of their installers. */
const CHANNELS = ['chrome', 'msedge'];

const PLAYWRIGHT_COMMAND = 'npx --no-install playwright install chromium';
const NPM_PACKAGE = '@sparticuz/chromium';
// Ubuntu has no package of the headless shell.
const APT_COMMAND = 'apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)';

/**
 * Launch options of Playwright: without background traffic, and with the sandbox except for root, where Chromium does not allow it.
 * @param browser path of a program, or a channel such as 'chrome'
 */
export function launchOptions(browser: string) {
  return {
    ...(CHANNELS.includes(browser) ? { channel: browser } : { executablePath: browser }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  };
}

/**
 * Finds a Chromium that starts: the one in CHROMIUM_PATH, or else one of this machine. If there is none it downloads Playwright's,
 * or one from npm; with CHROMIUM_INSTALL=apt it installs the package of the system first. Rejects with all attempts and instructions.
 * @returns the parameter of {@link launchOptions}
 */
export async function findBrowser(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  const failures = new Map<string, string>();
  for await (const browser of candidates(chromium.executablePath())) {
    try {
      // With the options of the tests, because missing libraries and sandbox errors are only reported at the start.
      await (await chromium.launch({ ...launchOptions(browser), timeout: START_TIMEOUT_MS })).close();
      return browser;
    } catch (error) {
      failures.set(browser, (error as Error).message.split('\n', 1)[0] ?? '');
    }
  }
  const list = [...failures].map(([browser, reason]) => `  ${browser}: ${reason}`).join('\n');
  throw new Error(
    `No Chromium starts. Tried:\n${list}\nSet CHROMIUM_PATH to the program of a Chromium or Chrome. On Debian or Ubuntu, as root: CHROMIUM_INSTALL=apt installs one.`,
  );
}

/** The browsers to try, in order. What is not installed is installed when all before it have failed. */
async function* candidates(browserOfPlaywright: string): AsyncGenerator<string> {
  const { CHROMIUM_PATH, CHROMIUM_INSTALL, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return yield CHROMIUM_PATH;
  const folders = PATH.split(delimiter).filter(Boolean);
  const programs = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const installed = () => [...[browserOfPlaywright, ...programs].filter((path) => existsSync(path)), ...CHANNELS];
  yield* installed();
  for (const command of [...(CHROMIUM_INSTALL === 'apt' ? [APT_COMMAND] : []), PLAYWRIGHT_COMMAND]) {
    console.error(`No browser found: ${command}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS, env });
    yield* installed();
  }
  const fromNpm = await browserFromNpm().catch((error: Error) => console.error(`${NPM_PACKAGE}: ${error.message}`));
  if (fromNpm) yield fromNpm;
}

/** A Chromium for Linux x64 in an npm package, for machines that reach only a package registry. */
async function browserFromNpm(): Promise<string> {
  console.error(`No browser found: npm install ${NPM_PACKAGE}`);
  const { default: npmChromium } = await importTool<{ default: { executablePath: () => Promise<string> } }>(
    NPM_PACKAGE,
  );
  return npmChromium.executablePath();
}

/**
 * Starts the browser of {@link findBrowser}. Playwright closes it at the end of the process.
 * @param debuggingPort for other tools, such as Lighthouse
 */
export async function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  const { args, ...options } = launchOptions(await findBrowser());
  const portArgument = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({ ...options, args: [...args, ...portArgument] });
}
