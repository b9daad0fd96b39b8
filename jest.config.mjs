import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';
import { tsImport } from 'tsx/esm/api';

/** @type {(file: string) => Promise<any>} */
const load = (file) => tsImport(file, import.meta.url);
const { dataFiles } = await load('./scripts/build/data-files.ts');
const { BARE, SHOP, STORE } = await load('./tests/fixtures/shops.ts');
const { sampleSkipReason } = await load('./tests/fixtures/sample-data.ts');

const root = fileURLToPath(new URL('.', import.meta.url));
const withNext = nextJest({ dir: './' });

/** @returns {import('jest').Config['moduleNameMapper']} */
function names(settings) {
  const files = Object.entries(dataFiles(root, settings)).map(([name, file]) => [`^${name}$`, file]);
  // Imports resolve '@/' by tsconfig.json; names in jest.mock do not.
  return { '^@/(.*)$': '<rootDir>/$1', ...Object.fromEntries(files) };
}

/** @type {import('jest').Config} */
const shared = {
  // Files whose tests need a document set jsdom in a comment.
  testEnvironment: 'node',
  moduleNameMapper: names(),
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  // Globals are slow inside Jest's sandbox, and hashing and rendering use these in loops.
  sandboxInjectedGlobals: ['Array', 'Math', 'Object', 'Set', 'parseFloat'],
  testPathIgnorePatterns: ['/node_modules/'],
  // These folders have copies of packages, which Jest would index as modules of this project.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/out/'],
};

// Unit tests with a fixture shop, so that edits of data/ cannot fail them.
/** @type {import('jest').Config} */
const unit = {
  ...shared,
  displayName: 'unit',
  moduleNameMapper: names(SHOP),
  setupFiles: ['<rootDir>/tests/fixtures/use-shop.ts'],
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/tests/unit/(?:bare|sample)/'],
};

// Pages of a shop that has only a catalogue.
/** @type {import('jest').Config} */
const bare = {
  ...shared,
  displayName: 'bare',
  moduleNameMapper: names(BARE),
  setupFiles: ['<rootDir>/tests/fixtures/use-bare.ts'],
  testMatch: ['<rootDir>/tests/unit/bare/**/*.test.tsx'],
};

// Facts of the bundled products. Skipped for other data.
/** @type {import('jest').Config} */
const sample = {
  ...shared,
  displayName: 'sample',
  testMatch: ['<rootDir>/tests/unit/sample/**/*.test.ts'],
};

// Tests of the pages in out/. Needs a build.
/** @type {import('jest').Config} */
const exported = {
  ...shared,
  displayName: 'export',
  testMatch: [
    '<rootDir>/tests/export/*.test.{ts,tsx}',
    ...(sampleSkipReason() ? [] : ['<rootDir>/tests/export/sample/*.test.ts']),
  ],
};

// The same tests for the export of the fixture shop: another trade, unusual products, base path /store.
/** @type {import('jest').Config} */
const store = {
  ...exported,
  displayName: 'store',
  moduleNameMapper: names(STORE),
  setupFiles: ['<rootDir>/tests/export/use-store.ts'],
  testMatch: ['<rootDir>/tests/export/**/*.test.ts'],
  // These tests do not depend on the data.
  testPathIgnorePatterns: [
    ...shared.testPathIgnorePatterns,
    '<rootDir>/tests/export/once\\.test\\.ts$',
    '<rootDir>/tests/export/sample/',
  ],
};

/** Packages without CommonJS, which Jest has to transform. */
const MODULES = [
  '(?:@adobe/structured-data-validator|country-to-currency|hucre|typescript',
  // Parts of the Markdown parser.
  '(?:mdast-util|hast-util|micromark|unist-util)(?:-[a-z-]+)?|decode-named-character-reference|character-entities|devlop',
  '@ungap/structured-clone|ccount|escape-string-regexp|longest-streak|markdown-table|trim-lines|zwitch)',
].join('|');

async function settingsOf(project) {
  const settings = await withNext(project)();
  return { ...settings, transformIgnorePatterns: [`/node_modules/(?!${MODULES}/)`, '^.+\\.module\\.css$'] };
}

export default async () => ({
  // Ends tests that hang. The machine may be slow or busy, so duration is not tested.
  testTimeout: 600_000,
  // By default Jest leaves one core free.
  maxWorkers: '100%',
  projects: await Promise.all([unit, bare, sample, exported, store].map(settingsOf)),
});
