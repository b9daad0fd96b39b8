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
  // Imports find the alias by tsconfig.json; the names given to jest.mock do not.
  return { '^@/(.*)$': '<rootDir>/$1', ...Object.fromEntries(files) };
}

/** @type {import('jest').Config} */
const shared = {
  // A file whose tests need a document asks for jsdom.
  testEnvironment: 'node',
  moduleNameMapper: names(),
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  // Within the sandbox of a test each look at a global is slow, and what hashes and draws looks at these in every turn.
  sandboxInjectedGlobals: ['Array', 'Math', 'Object', 'Set', 'parseFloat'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Copies of packages in there would be taken for modules of this project.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/out/'],
};

// The code over a shop of its own, so that no edit of the data can fail one of these.
/** @type {import('jest').Config} */
const unit = {
  ...shared,
  displayName: 'unit',
  moduleNameMapper: names(SHOP),
  setupFiles: ['<rootDir>/tests/fixtures/use-shop.ts'],
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/tests/unit/(?:bare|sample)/'],
};

// The pages of a shop that has nothing but a catalogue.
/** @type {import('jest').Config} */
const bare = {
  ...shared,
  displayName: 'bare',
  moduleNameMapper: names(BARE),
  setupFiles: ['<rootDir>/tests/fixtures/use-bare.ts'],
  testMatch: ['<rootDir>/tests/unit/bare/**/*.test.tsx'],
};

// What is true of the bundled products alone: left out for other data.
/** @type {import('jest').Config} */
const sample = {
  ...shared,
  displayName: 'sample',
  testMatch: ['<rootDir>/tests/unit/sample/**/*.test.ts'],
};

// Reads the pages in out/, so it needs a build before it.
/** @type {import('jest').Config} */
const exported = {
  ...shared,
  displayName: 'export',
  testMatch: [
    '<rootDir>/tests/export/*.test.{ts,tsx}',
    ...(sampleSkipReason() ? [] : ['<rootDir>/tests/export/sample/*.test.ts']),
  ],
};

// The same for the small export, of another trade and with odd goods under /store.
/** @type {import('jest').Config} */
const store = {
  ...exported,
  displayName: 'store',
  moduleNameMapper: names(STORE),
  setupFiles: ['<rootDir>/tests/export/use-store.ts'],
  testMatch: ['<rootDir>/tests/export/**/*.test.ts'],
  // These depend on the code alone, or hold for any data: the first export is enough.
  testPathIgnorePatterns: [
    ...shared.testPathIgnorePatterns,
    '<rootDir>/tests/export/(?:related|search-words|sections|weight)\\.test\\.ts$',
    '<rootDir>/tests/export/sample/',
  ],
};

/** Packages that come as modules only and are loaded by tests. */
const MODULES = [
  '(?:@adobe/structured-data-validator|country-to-currency|hucre|typescript',
  // The parser of Markdown comes in many parts.
  '(?:mdast-util|hast-util|micromark|unist-util)(?:-[a-z-]+)?|decode-named-character-reference|character-entities|devlop',
  '@ungap/structured-clone|ccount|escape-string-regexp|longest-streak|markdown-table|trim-lines|zwitch)',
].join('|');

async function settingsOf(project) {
  const settings = await withNext(project)();
  return { ...settings, transformIgnorePatterns: [`/node_modules/(?!${MODULES}/)`, '^.+\\.module\\.css$'] };
}

export default async () => ({
  // Ends what hangs, and nothing else: how long a test may take is no question for the gate, whose machine may be slow or busy.
  testTimeout: 600_000,
  // Jest would leave a core to who works meanwhile: at a gate, nobody does.
  maxWorkers: '100%',
  projects: await Promise.all([unit, bare, sample, exported, store].map(settingsOf)),
});
