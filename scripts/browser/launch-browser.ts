import type { Browser } from '@playwright/test';
import { findBrowser } from './find-browser';
import { launchOptions } from './launch-options';

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
