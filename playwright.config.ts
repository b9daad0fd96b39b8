import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { launchOptions } from './scripts/test/browser';
import { writeTsconfig } from './tests/e2e/write-tsconfig';

// Playwright evaluates this file in each worker. tests/e2e/global-setup.ts sets browser and addresses once, and workers read them
// from the environment.
const { E2E_BROWSER = '', E2E_URL, E2E_STORE_URL } = process.env;

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const specs = '**/tests/e2e/*.spec.ts';
const chromium = launchOptions(E2E_BROWSER);

/** Main flows, tagged @engines, in the engines of Safari and Firefox. */
const engines = [
  { name: 'webkit', browser: webkit, device: devices['Desktop Safari'] },
  { name: 'firefox', browser: firefox, device: devices['Desktop Firefox'] },
]
  // Only engines that `npx playwright install webkit firefox` has installed.
  .filter(({ browser }) => existsSync(browser.executablePath()))
  .map(({ name, device }) => ({
    name,
    use: { ...device, viewport: desktop.viewport, launchOptions: {} },
    testMatch: specs,
    grep: /@engines\b/,
  }));

export default defineConfig({
  testDir: 'tests',
  tsconfig: writeTsconfig(),
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: '.cache/e2e',
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // These limits end tests that hang. The machine may be slow or busy.
  timeout: 5 * 60_000,
  expect: { timeout: 60_000 },
  globalTimeout: 60 * 60_000,
  use: {
    baseURL: E2E_URL,
    launchOptions: chromium,
    trace: 'off',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // A service worker would bypass the routes of a test. tests/e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  // Tests run on the desktop. With @phone they run on a phone instead, with @both on both.
  projects: [
    { name: 'desktop', use: desktop, testMatch: specs, grepInvert: /@phone\b/ },
    { name: 'phone', use: phone, testMatch: specs, grep: /@(?:phone|both)\b/ },
    // The export of scripts/build-shop.ts: another trade, unusual data, base path /store.
    { name: 'store', use: { ...phone, baseURL: E2E_STORE_URL }, testMatch: '**/tests/e2e/store/*.spec.ts' },
    ...engines,
  ],
});
