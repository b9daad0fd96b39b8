import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { writePaths } from '../e2e/paths';
import type { Settings } from './fixtures';
import { isForPictures, meeting } from './meeting';

const sizes = {
  phone: { width: 390, height: 844, isPhone: true },
  desktop: { width: 1280, height: 800, isPhone: false },
};
const screens = [
  { size: 'phone', scheme: 'light' },
  { size: 'desktop', scheme: 'dark' },
  ...(isForPictures
    ? [
        { size: 'phone', scheme: 'dark' },
        { size: 'desktop', scheme: 'light' },
      ]
    : []),
] as { size: 'phone' | 'desktop'; scheme: 'light' | 'dark' }[];

export default defineConfig<object, Settings>({
  testDir: '.',
  tsconfig: resolve(writePaths()),
  globalSetup: './global-setup.ts',
  outputDir: resolve('.cache/browsers/results'),
  reporter: isForPictures ? 'dot' : [['list'], ['json', { outputFile: resolve('.cache/reports/browsers.json') }]],
  fullyParallel: true,
  workers: 2,
  // WebKit draws pictures as on a graphics card, which may end it.
  retries: isForPictures ? 2 : 0,
  // A slow or busy machine is no fault of a page; the last figure ends a run that hangs.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  globalTimeout: 30 * 60 * 1000,
  projects: meeting().met.flatMap((engine) =>
    screens.map(({ size, scheme }) => ({
      name: `${engine.name} ${size} ${scheme}`,
      testMatch: isForPictures
        ? '**/browsers/pictures/*.spec.ts'
        : ['**/browsers/*.spec.ts', `**/browsers/${size}/*.spec.ts`],
      use: { engine, display: { ...sizes[size], isDark: scheme === 'dark' } },
    })),
  ),
});
