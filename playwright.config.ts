import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser/launch-options';
import { writePaths } from './tests/e2e/paths';
import { isWholeGate } from './tests/gate';
import { leftOut } from './tests/sample/left-out';

// Playwright evaluates this file again in each worker: tests/e2e/global-setup.ts decides browser and addresses once,
// and the workers find them in the environment.
const { E2E_BROWSER = '', E2E_URL, E2E_STORE_URL, E2E_GARDEN_URL, E2E_ADMIN_URL } = process.env;

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const EVERYWHERE = ['**/tests/e2e/*.spec.ts'];
const ofTheData = leftOut() ? EVERYWHERE : [...EVERYWHERE, '**/tests/sample/e2e/**/*.spec.ts'];
// The tag @night: in `npm run verify -- --all` alone. It holds for every project.
const atNight = isWholeGate ? [] : [/@night\b/];

export default defineConfig({
  testDir: 'tests',
  tsconfig: writePaths(),
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: '.cache/e2e',
  // What is heard is kept beside the test that hears it.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A slow or busy machine is no fault of a page: these figures end what hangs.
  timeout: 5 * 60_000,
  expect: { timeout: 60_000 },
  globalTimeout: 80 * 60_000,
  use: {
    baseURL: E2E_URL,
    launchOptions: launchOptions(E2E_BROWSER),
    trace: 'off',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // A worker would answer for the files that a test routes; tests/e2e/offline.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  // A test runs on the desktop, unless a tag says otherwise: @phone on the phone, @both on each, because something differs there.
  projects: [
    { name: 'desktop', use: desktop, testMatch: ofTheData, grepInvert: [/@phone\b/, ...atNight] },
    { name: 'phone', use: phone, testMatch: ofTheData, grep: /@(?:phone|both)\b/, grepInvert: atNight },
    // The small export of `npm run build:shop`: another trade with odd goods, under /store.
    {
      name: 'store',
      use: { ...phone, baseURL: E2E_STORE_URL },
      testMatch: '**/tests/e2e/store/*.spec.ts',
      grepInvert: atNight,
    },
    // The plain one of `npm run build:shop -- garden`, at the root.
    {
      name: 'garden',
      use: { ...phone, baseURL: E2E_GARDEN_URL },
      testMatch: '**/tests/e2e/garden/*.spec.ts',
      grepInvert: atNight,
    },
    // The admin on an origin of its own, of `npm run build:shop -- admin`.
    {
      name: 'admin',
      use: { ...desktop, baseURL: E2E_ADMIN_URL },
      testMatch: '**/tests/e2e/admin-alone/*.spec.ts',
      grepInvert: atNight,
    },
  ],
});
