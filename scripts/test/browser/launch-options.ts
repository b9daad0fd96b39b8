import type { LaunchOptions } from '@playwright/test';

/** How Playwright starts the browser: quiet, and with its sandbox unless as root, where Chromium refuses to have one. */
export function launchOptions(executablePath: string) {
  return {
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  } satisfies LaunchOptions;
}
