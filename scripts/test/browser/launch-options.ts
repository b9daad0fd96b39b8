import type { LaunchOptions } from '@playwright/test';

/** Launch options of Playwright: without background traffic, and with the sandbox except for root, where Chromium does not allow it. */
export function launchOptions(executablePath: string) {
  return {
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  } satisfies LaunchOptions;
}
