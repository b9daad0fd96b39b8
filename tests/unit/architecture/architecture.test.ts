import { posix } from 'node:path';
import { codeOf, type Files, importsOf, readSources, stripComments } from './sources';

const sources = readSources();
const code = codeOf(sources);
const imports = [...code.keys()].flatMap((path) => importsOf(path, code).map((found) => ({ path, ...found })));

/** Paths of the files in these folders whose code matches. */
function having(pattern: RegExp, ...folders: string[]): string[] {
  return [...code]
    .filter(([path, text]) => folders.some((folder) => isIn(path, folder)) && pattern.test(stripComments(text)))
    .map(([path]) => path);
}

const isIn = (path: string, folder: string) => path.startsWith(`${folder}/`);

/** 'components/ui' for a component, the first folder for all other files. */
function layerOf(path: string): string {
  return path.split('/', isIn(path, 'components') ? 2 : 1).join('/');
}

/** What each folder may import besides itself; `components` stands for each of its folders. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  app: ['components', 'lib'],
  components: ['components/ui', 'components/product', 'lib'],
  'components/ui': [],
  // The results of a search are a listing.
  'components/search': ['components/ui', 'components/product', 'components/listing', 'lib'],
  // The header contains the search box.
  'components/layout': ['components/ui', 'components/product', 'components/search', 'lib'],
  lib: [],
  scripts: ['lib'],
};

function mayImport(from: string, to: string): boolean {
  const allowed = MAY_IMPORT[from] ?? MAY_IMPORT[from.split('/')[0] ?? ''] ?? [];
  return from === to || allowed.includes(to) || allowed.includes(to.split('/')[0] ?? '');
}

/** Commands that build, check or publish shops share settings and stand-ins with the tests. */
const isForTests = ({ path, file = '' }: { path: string; file?: string | undefined }) =>
  isIn(path, 'scripts') && isIn(file, 'tests');

const violations = (found: typeof imports) => found.map(({ path, specifier }) => `${path} imports ${specifier}`);

test('app imports components and lib, components import ui, product and lib, and scripts import lib', () => {
  const wrong = imports.filter(
    ({ path, file, specifier }) =>
      file !== undefined &&
      !specifier.startsWith('@data/') &&
      !isForTests({ path, file }) &&
      !mayImport(layerOf(path), layerOf(file)),
  );
  expect([imports.length > 1000, violations(wrong)]).toEqual([true, []]);
});

test('the storefront and the admin do not import each other', () => {
  const isAdmin = (path = '') => /^(?:app|components|lib)\/admin\//.test(path);
  // The preview shows the operator's edits in the storefront, and loads only for the operator. The names of the git hosts are needed when site.json is validated.
  const SHARED = [
    'components/admin/preview/preview-island.tsx',
    'lib/admin/git-hosts/git-host.ts',
    'lib/admin/git-hosts/git-hosts.ts',
  ];
  const wrong = imports.filter(
    ({ path, file = '' }) => isAdmin(file) && !isAdmin(path) && !isIn(path, 'scripts') && !SHARED.includes(file),
  );
  expect(violations(wrong)).toEqual([]);
});

test('lib imports neither React nor Next, apart from types of Next', () => {
  const wrong = imports.filter(
    ({ path, specifier, isType }) =>
      isIn(path, 'lib') && /^(?:react|react-dom|next)(?:\/|$)/.test(specifier) && !(isType && specifier === 'next'),
  );
  expect(violations(wrong)).toEqual([]);
});

test('the modules of the code import each other in no circle', () => {
  // Remove what imports nothing that is left, until nothing changes: circles stay.
  let left = new Map([...code.keys()].map((path) => [path, importsOf(path, code).map(({ file }) => file)]));
  for (let size = 0; size !== left.size; ) {
    size = left.size;
    const before = left;
    left = new Map([...before].filter(([, files]) => files.some((file) => file !== undefined && before.has(file))));
  }
  expect([...left.keys()]).toEqual([]);
});

test('files are read in lib/catalogue and lib/site, and by the settings of a build', () => {
  const wrong = imports.filter(
    ({ path, specifier }) =>
      specifier.startsWith('node:fs') &&
      !isIn(path, 'scripts') &&
      !/^lib\/(?:catalogue\/|site\/|environment\.ts$)/.test(path),
  );
  expect(violations(wrong)).toEqual([]);
});

test('the storages of the browser are used in lib/storage', () => {
  const users = having(/\b(?:localStorage|sessionStorage|indexedDB)\b|'idb-keyval'/, 'app', 'components', 'lib');
  expect(users.filter((path) => !isIn(path, 'lib/storage'))).toEqual([]);
});

test('no element has a style attribute, which the content security policy forbids', () => {
  expect(having(/\sstyle=[{"']/, 'app', 'components')).toEqual([]);
});

test('no link fetches its page at once, because that makes links dead in a static export', () => {
  const EAGER = /\bprefetch=(?:\{\s*true\s*\}|["'])|<\w+(?:\s[^<>]*)?\sprefetch(?=[\s/>])/;
  expect(having(EAGER, 'app', 'components')).toEqual([]);
});

test('no currency is named in the code, because the shop’s currency is data', () => {
  const CURRENCY =
    /\b(?:USD|EUR|GBP|JPY|dollars?|euros?|cents)\b|US\$|[€£¥]|\$\d[\d,]*\.\d\d|\$\d\d|(['"`])\\?\$\1|\\\\?\$\\\\s|>\s*\$\s*<|^\s*\$\s*$/im;
  expect(having(CURRENCY, 'app', 'components', 'lib')).toEqual([]);
});

test('an exported name means one thing', () => {
  const NAME = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;
  const places = new Map<string, Set<string>>();
  for (const [path, text] of code) {
    if (isIn(path, 'app')) continue;
    for (const [, name = ''] of text.matchAll(NAME)) places.set(name, (places.get(name) ?? new Set()).add(path));
  }
  expect([...places].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths])).toEqual([]);
});

test('file names are kebab-case, and no file of the code has over 250 lines', () => {
  const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:module|test|spec|config|worker|d))?\.[a-z0-9]+$/;
  const named = (files: Files) => [...files.keys()].filter((path) => !path.endsWith('README.md'));
  expect(named(sources).filter((path) => !NAME.test(posix.basename(path)))).toEqual([]);
  const long = [...code].filter(
    ([path, text]) => /^(?:app|components|lib)\//.test(path) && text.trimEnd().split('\n').length > 250,
  );
  expect(long.map(([path]) => path)).toEqual([]);
});
