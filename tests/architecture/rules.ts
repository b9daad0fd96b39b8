import { posix } from 'node:path';
import { type Files, importsOf, loadsOf, stripComments, waysTo } from './imports';

/** A search for offences against a rule of docs/design.md; each offence names its file first. */
export type Rule = (files: Files) => string[];

/** Packages that `lib` may load, beside node's own in modules that no page loads. */
const LIB_PACKAGES = [
  ...['zod', 'server-only', 'idb-keyval', 'image-size', 'papaparse', 'htmlparser2', 'jsonc-parser', 'culori', 'fflate'],
  ...['@jsquash/webp', 'mdast', 'mdast-util-from-markdown', 'mdast-util-gfm-table', 'micromark-extension-gfm-table'],
];
const DATA_READERS = [
  'app/global-not-found.tsx',
  'app/layout.tsx',
  'lib/catalogue/card-facts.ts',
  'lib/catalogue/categories.ts',
  'lib/catalogue/get-order-kits.ts',
  'lib/read-once.ts',
  'lib/catalogue/size-guides.ts',
  'lib/locality.ts',
  'lib/money.ts',
  'lib/shop-day.ts',
  'lib/search/words.ts',
  'lib/order/words.ts',
  'lib/site/demo-login.ts',
  'lib/site/introduction.ts',
  'lib/site/picture-source.ts',
  'lib/site/publish-place.ts',
  'lib/site/linked-pages.ts',
  'lib/site/logo.ts',
  'lib/site/look.ts',
  'lib/site/menu.ts',
  'lib/site/site.ts',
  'lib/site/content.ts',
  'lib/site/questions.ts',
];
/** Look at files for server-only modules and for the settings of next.config, which cannot load one. */
const FILE_READERS = ['lib/catalogue/photographs/read-manifest.ts', 'lib/environment.ts'];
const MAX_LINES = 250;

const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
const isClient = (text: string) => /^\s*(['"])use client\1/.test(text);
const isServerOnly = (path: string, files: Files) =>
  importsOf(path, files).some(({ specifier }) => specifier === 'server-only');

function* each(files: Files, ...folders: string[]): Generator<[path: string, code: string]> {
  for (const [path, text] of files) {
    if (folders.some((folder) => isIn(folder)(path))) yield [path, stripComments(text)];
  }
}

/** 'components/ui' and 'components/product' are layers of their own, every other folder of components is one too. */
function layerOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'components' ? `components/${second}` : first;
}

function mayImport(from: string, to: string): boolean {
  if (from === to) return from !== 'data';
  const isComponents = from.startsWith('components/');
  if (from === 'components/ui') return false;
  if (from === 'components/product') return ['components/ui', 'lib'].includes(to);
  // The results of a search are a listing.
  if (from === 'components/search' && to === 'components/listing') return true;
  // The header holds the search box.
  if (from === 'components/site' && to === 'components/search') return true;
  if (isComponents) return ['components/ui', 'components/product', 'lib'].includes(to);
  if (from === 'app') return to === 'lib' || to.startsWith('components/');
  return from === 'scripts' && to === 'lib';
}

/** Arrows between layers run one way, for types too. */
export const wrongArrows: Rule = (files) => {
  const offences: string[] = [];
  for (const path of files.keys()) {
    for (const { file, specifier } of importsOf(path, files)) {
      if (file === undefined) continue;
      const isData = isIn('data')(file) && DATA_READERS.includes(path) && !file.endsWith('catalogue.json');
      // The gate builds the shops of its tests, and what has changed is followed by the imports; a document says what they look at; a trial publishes to the hosts that tests publish to, and a table of faults names tests.
      const isOfGate =
        isIn('scripts')(path) &&
        /^tests\/(?:architecture\/|hosts\/|mutations\/|fixtures\/shops|gate|sample\/left-out|e2e\/(?:circumstances|templates))/.test(
          file,
        );
      if (!isData && !isOfGate && !mayImport(layerOf(path), layerOf(file)))
        offences.push(`${path} imports ${specifier}`);
    }
  }
  return offences;
};

/** Modules that name one another in a ring, be it by a type alone or by `import()`: none of them can be understood or moved without the others. */
export const cycles: Rule = (files) => {
  const rings = new Set<string>();
  for (const path of files.keys()) {
    for (const way of waysTo(path, files, ({ file }) => file === path, importsOf)) {
      const ring = way.slice(0, -1);
      const first = ring.indexOf([...ring].sort()[0] ?? '');
      rings.add([...ring.slice(first), ...ring.slice(0, first)].join(' -> '));
    }
  }
  return [...rings];
};

/** `lib` runs in scripts, in pages and in browsers: no React, no Next but its types, node's modules only on the server. */
export const libPackages: Rule = (files) => {
  const pages = [...files.keys()].filter((path) => isIn('app')(path) || isIn('components')(path));
  const loaded = new Set(pages.flatMap((page) => reachedFrom(page, files)));
  const offences: string[] = [];
  for (const [path] of each(files, 'lib')) {
    for (const { file, specifier, isType } of importsOf(path, files)) {
      if (file !== undefined || LIB_PACKAGES.some((name) => `${specifier}/`.startsWith(`${name}/`))) continue;
      if (isType && /^(?:next|schema-dts)(?:\/|$)/.test(specifier)) continue;
      if (
        specifier.startsWith('node:') &&
        (isServerOnly(path, files) || !loaded.has(path) || FILE_READERS.includes(path))
      )
        continue;
      offences.push(`${path} imports ${specifier}`);
    }
  }
  return offences;
};

/** Components are React; those in ui know of Next its link and its navigation alone. */
export const componentPackages: Rule = (files) => {
  const offences: string[] = [];
  for (const [path] of each(files, 'components')) {
    const allowed = isIn('components/ui')(path)
      ? /^(?:react|react-dom|next\/navigation)$/
      : /^(?:react|react-dom(?:\/client)?|next\/(?!link$).+)$/;
    for (const { file, specifier } of importsOf(path, files)) {
      if (file === undefined && !allowed.test(specifier)) offences.push(`${path} imports ${specifier}`);
    }
  }
  return offences;
};

function reachedFrom(start: string, files: Files): string[] {
  const reached = new Set<string>();
  waysTo(start, files, ({ file }) => {
    if (file) reached.add(file);
    return false;
  });
  return [...reached];
}

const clientFiles = (files: Files) => [...files].filter(([, text]) => isClient(text)).map(([path]) => path);

/** Client code that loads zod costs every page 30 KB; loading it later, with `import()`, is fine. */
export const clientLoadsNoZod: Rule = (files) =>
  clientFiles(files).flatMap((path) =>
    waysTo(
      path,
      files,
      ({ file, specifier }) => specifier === 'zod' || Boolean(file?.startsWith('lib/catalogue/schema/')),
    ).map((way) => way.join(' -> ')),
  );

/** Client code that loads a module of the server stops the build; this says by which way. */
export const clientLoadsNoServer: Rule = (files) =>
  clientFiles(files).flatMap((path) =>
    waysTo(path, files, ({ specifier }) => specifier === 'server-only' || specifier.startsWith('node:')).map((way) =>
      way.join(' -> '),
    ),
  );

/** Only `lib/zod` loads zod itself: it keeps it from making code at run time, which the content security policy forbids. */
export const zodElsewhere: Rule = (files) =>
  [...files.keys()].filter(
    (path) =>
      isIn('lib')(path) &&
      path !== 'lib/zod.ts' &&
      importsOf(path, files).some(({ specifier, isType }) => specifier === 'zod' && !isType),
  );

/** 'use client' stands in components and nowhere else. */
export const clientOutsideComponents: Rule = (files) => clientFiles(files).filter((path) => !isIn('components')(path));

/** The catalogue is read in one place; what a git host has of it is no file of the project. */
export const catalogueReaders: Rule = (files) =>
  [...each(files, 'app', 'components', 'lib')]
    .filter(
      ([path, code]) =>
        path !== 'lib/catalogue/load.ts' && /(?<!\bhost\.)\breadFile(?:Sync)?\(/.test(code) && /catalogue/i.test(code),
    )
    .map(([path]) => path);

/** The catalogue, and the lists of what was made of it. */
const CATALOGUE = /^lib\/catalogue\/(?:load|photographs\/manifest)\.ts$/;
const isView = isIn('lib/views');
/** Pages of routes with many pages; a build passes over those of them whose view is as before. */
const isOfMany = (path: string) => /^app\/\(shop\)\/.*\[.*\/page\.tsx$/.test(path);

/** A page of many is drawn from its view, and components from what they are given: a look-up beside it would be missed by a build that passes over what has not changed. */
export const catalogueBesideViews: Rule = (files) => {
  const loads = (path: string) => (isView(path) ? [] : loadsOf(path, files));
  return [...files.keys()]
    .filter((path) => isIn('components')(path) || isOfMany(path))
    .flatMap((path) =>
      waysTo(path, files, ({ file = '' }) => CATALOGUE.test(file), loads).map((way) => way.join(' -> ')),
    );
};

/** The storages of a browser have one way in and out. */
export const storageElsewhere: Rule = (files) =>
  [...each(files, 'app', 'components', 'lib')]
    .filter(([path]) => !isIn('lib/storage')(path))
    .filter(
      ([path, code]) =>
        /\b(?:localStorage|sessionStorage|indexedDB)\b/.test(code) ||
        importsOf(path, files).some(({ specifier }) => specifier === 'idb-keyval'),
    )
    .map(([path]) => path);

/** Default exports stand where Next demands them. */
export const defaultExports: Rule = (files) =>
  [...each(files, 'components', 'lib', 'scripts')]
    .filter(
      ([path, code]) =>
        /^export\s+default\b|^export\s*\{[^}]*\bas\s+default\b/m.test(code) && !/\.config\.\w+$/.test(path),
    )
    .map(([path]) => path);

const containing =
  (pattern: RegExp): Rule =>
  (files) =>
    [...each(files, 'app', 'components')].filter(([, code]) => pattern.test(code)).map(([path]) => path);

/** The content security policy forbids style attributes. */
export const styleAttributes = containing(/\sstyle=[{"']/);

/** An eager prefetch makes links dead in a static export. */
export const eagerPrefetch = containing(/\bprefetch=(?:\{\s*true\s*\}|["'])|<\w+(?:\s[^<>]*)?\sprefetch(?=[\s/>])/);

/** Names are kebab-case; tests, those for the night, styles, workers and settings say so behind a point. */
export const fileNames: Rule = (files) =>
  [...files.keys()].filter(
    (path) =>
      posix.basename(path) !== 'README.md' &&
      !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.night)?(?:\.(?:module|test|spec|config|worker|d))?\.[a-z0-9]+$/.test(
        posix.basename(path),
      ),
  );

/** Long files are split by meaning. */
export const longFiles: Rule = (files) =>
  [...files]
    .filter(([path]) => ['app', 'components', 'lib'].some((folder) => isIn(folder)(path)))
    .map(([path, text]) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines`);

/** An owner replaces the data and nothing else: no product, brand or other word of it stands in the code. */
export const wordsOfData =
  (words: readonly string[]): Rule =>
  (files) => {
    const escaped = [...words].sort((a, b) => b.length - a.length).map((word) => word.replace(/[^\w\s]/g, '\\$&'));
    const pattern = new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'g');
    return [...each(files, 'app', 'components', 'lib')].flatMap(([path, code]) =>
      [...new Set(code.match(pattern))].map((word) => `${path} names ${word}`),
    );
  };

/** Scripts that the compiler does not read it does not check. */
export const untypedScripts: Rule = (files) =>
  [...files.keys()].filter((path) => isIn('scripts')(path) && !path.endsWith('.ts'));

/** True when any import was understood: over an empty tree every rule would pass unseen. */
export const hasArrows = (files: Files): boolean => [...files.keys()].some((path) => loadsOf(path, files).length > 0);
