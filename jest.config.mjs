import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import nextJest from 'next/jest.js';

const { dataFiles } = await createJiti(import.meta.url).import('./scripts/data-files.ts');

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const shared = {
  // Imports find the alias by tsconfig.json; the names given to jest.mock do not.
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    ...Object.fromEntries(
      Object.entries(dataFiles(fileURLToPath(new URL('.', import.meta.url)))).map(([name, file]) => [
        `^${name}$`,
        file,
      ]),
    ),
  },
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  // Copies of packages in there would be taken for modules of this project.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/out/'],
};

/** @type {import('jest').Config} */
const unit = {
  ...shared,
  displayName: 'unit',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/{lib,components,architecture,scripts,artwork}/**/*.test.{ts,tsx}'],
};

// Reads the pages in out/, so it needs a build before it.
/** @type {import('jest').Config} */
const exported = {
  ...shared,
  displayName: 'export',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/export/**/*.test.{ts,tsx}'],
};

// The same for the small export under /store, but for what depends on the bundled goods: budgets and weights.
/** @type {import('jest').Config} */
const store = {
  ...exported,
  displayName: 'store',
  testPathIgnorePatterns: ['/node_modules/', 'budget\\.test', 'weight\\.test'],
  setupFiles: ['<rootDir>/tests/export/store-settings.ts'],
};

/** Packages that come as modules only and are loaded by tests. */
const MODULES = '@adobe/structured-data-validator';

async function settingsOf(project) {
  const settings = await withNext(project)();
  return { ...settings, transformIgnorePatterns: [`/node_modules/(?!${MODULES}/)`, '^.+\\.module\\.css$'] };
}

// How long a test may take is no question for the gate: its machine may be slow or busy.
export default async () => ({
  testTimeout: 60_000,
  projects: await Promise.all([unit, exported, store].map(settingsOf)),
});
