import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser/launch-options';
import { e2eTsconfig } from './scripts/e2e-tsconfig';

// Playwright evaluates this file again in each worker: tests/e2e/global-setup.ts decides browser and address once,
// and the workers find both in the environment.
const { E2E_BROWSER = '', E2E_URL, E2E_STORE_URL } = process.env;

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'tests/e2e',
  tsconfig: e2eTsconfig(fileURLToPath(new URL('.', import.meta.url))),
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: '.cache/e2e',
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A slow or busy machine is no fault of a page; the last figure ends a run that hangs.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  globalTimeout: 60 * 60 * 1000,
  use: {
    baseURL: E2E_URL,
    launchOptions: launchOptions(E2E_BROWSER),
    trace: 'off',
    // A worker would answer for the files that a test routes; tests/e2e/offline.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    // A build is the same for every screen.
    { name: 'phone', use: phone, testIgnore: ['**/admin-build.spec.ts', 'store/**'] },
    { name: 'desktop', use: desktop, testIgnore: 'store/**' },
    // The small export under /store, with hostile texts in it: `npm run build:store`.
    { name: 'store', use: { ...phone, baseURL: E2E_STORE_URL }, testMatch: 'store/**/*.spec.ts' },
  ],
});
