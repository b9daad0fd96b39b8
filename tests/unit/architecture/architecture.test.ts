import { codeOf, importsOf, isIn, readSources, sourcesMatching } from './sources';

const code = codeOf(readSources());
const imports = [...code.keys()].flatMap((path) => importsOf(path, code).map((found) => ({ path, ...found })));
const describeImports = (found: typeof imports) => found.map(({ path, specifier }) => `${path} imports ${specifier}`);

/** 'components/ui' for a component, otherwise the top folder. */
function layerOf(path: string): string {
  return path.split('/', isIn(path, 'components') ? 2 : 1).join('/');
}

/** Layers that a layer may import besides itself. `components` stands for all its folders. */
const ALLOWED_LAYERS: Readonly<Record<string, readonly string[]>> = {
  app: ['components', 'lib'],
  components: ['components/ui', 'components/product', 'lib'],
  'components/ui': [],
  // Search results are a listing.
  'components/search': ['components/ui', 'components/product', 'components/listing', 'lib'],
  // The header contains the search box.
  'components/layout': ['components/ui', 'components/product', 'components/search', 'lib'],
  lib: [],
  scripts: ['lib'],
};

function mayImport(from: string, to: string): boolean {
  const allowed = ALLOWED_LAYERS[from] ?? ALLOWED_LAYERS[from.split('/')[0] ?? ''] ?? [];
  return from === to || allowed.includes(to) || allowed.includes(to.split('/')[0] ?? '');
}

test('app imports components and lib, components import ui, product and lib, and scripts import lib', () => {
  const wrong = imports.filter(({ path, file, specifier }) => {
    if (file === undefined || specifier.startsWith('@data/')) return false;
    // Commands that build and check shops use settings and fixtures of the tests.
    if (isIn(path, 'scripts') && isIn(file, 'tests')) return false;
    return !mayImport(layerOf(path), layerOf(file));
  });
  expect([imports.length > 1000, describeImports(wrong)]).toEqual([true, []]);
});

test('the storefront does not import the admin', () => {
  const EXCEPTIONS = [
    // The preview shows unpublished edits in the storefront. It loads only for the operator.
    'components/admin/preview/preview-island.tsx',
    // The schema of `site.json` validates the Git host of `publish`.
    'lib/admin/git-hosts/git-host.ts',
    'lib/admin/git-hosts/git-hosts.ts',
  ];
  const isAdmin = (path: string) => /^(?:app|components|lib)\/admin\//.test(path);
  const wrong = imports.filter(
    ({ path, file = '' }) => isAdmin(file) && !isAdmin(path) && !isIn(path, 'scripts') && !EXCEPTIONS.includes(file),
  );
  expect(describeImports(wrong)).toEqual([]);
});

test('lib imports neither React nor Next, except types of Next', () => {
  const wrong = imports.filter(
    ({ path, specifier, isType }) =>
      isIn(path, 'lib') && /^(?:react|react-dom|next)(?:\/|$)/.test(specifier) && !(isType && specifier === 'next'),
  );
  expect(describeImports(wrong)).toEqual([]);
});

test('only lib/catalogue, lib/site and scripts read files', () => {
  const FOLDERS = ['lib/catalogue', 'lib/site', 'scripts'];
  const wrong = imports.filter(
    ({ path, specifier }) => specifier.startsWith('node:fs') && !FOLDERS.some((folder) => isIn(path, folder)),
  );
  expect(describeImports(wrong)).toEqual([]);
});

test('only lib/storage uses the storage of the browser', () => {
  const STORAGE = /\b(?:localStorage|sessionStorage|indexedDB)\b|'idb-keyval'/;
  const found = sourcesMatching(code, STORAGE, ['app', 'components', 'lib']);
  expect(found.filter((path) => !isIn(path, 'lib/storage'))).toEqual([]);
});
