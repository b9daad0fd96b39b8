import { type Files, importsOf, stripComments } from './imports';
import * as rules from './rules';

const files = (sources: Record<string, string>): Files => new Map(Object.entries(sources));
const importing = (from: string, ...specifiers: string[]) =>
  files({ [from]: specifiers.map((specifier) => `import { a } from '${specifier}';`).join('\n') });

describe('imports are found', () => {
  const found = (text: string) =>
    importsOf('lib/a.ts', files({ 'lib/a.ts': text })).map(({ specifier, isType, isDynamic }) =>
      [specifier, isType && 'type', isDynamic && 'dynamic'].filter(Boolean).join(' '),
    );

  test.each([
    ["import { a } from './b';", ['./b']],
    ["import a from './b';", ['./b']],
    ["import * as a from './b';", ['./b']],
    ["import a, { b, type C } from './b';", ['./b']],
    ["import './b';", ['./b']],
    ["import {\n  a,\n  b,\n} from './b';", ['./b']],
    ["import { type A } from './b';", ['./b']],
    ["import type { A } from './b';", ['./b type']],
    ["import type A from './b';", ['./b type']],
    ["export { a } from './b';", ['./b']],
    ["export * from './b';", ['./b']],
    ["export type { A } from './b';", ['./b type']],
    ['import { a } from "./b";', ['./b']],
    ["const a = await import('./b');", ['./b dynamic']],
    ["const a = import(/* turbopackIgnore: true */ './b');", ['./b dynamic']],
    ["// import { a } from './b';", []],
    ["/*\nimport { a } from './b';\n*/", []],
    ["/** @type {import('./b').A} */", []],
    ["const text = 'import it from ' + './b';", []],
    ["export const from = './b';", []],
    ["export function a() {\n  return 'from';\n}\nimport { b } from './c';", ['./c']],
  ])('%j', (text, specifiers) => {
    expect(found(text)).toEqual(specifiers);
  });

  test.each([
    ['components/site/a.tsx', './b', 'components/site/b.tsx'],
    ['components/site/a.tsx', '../ui/c', 'components/ui/c.tsx'],
    ['app/(shop)/[id]/page.tsx', '@/components/ui/c', 'components/ui/c.tsx'],
    ['lib/a.ts', '../data/site.json', 'data/site.json'],
    ['lib/a.ts', 'zod', undefined],
    ['lib/a.ts', './gone', 'lib/gone'],
  ])('in %s, %s means %s', (from, specifier, file) => {
    const tree = files({
      [from]: `import a from '${specifier}';`,
      'components/site/b.tsx': '',
      'components/ui/c.tsx': '',
    });
    expect(importsOf(from, tree)[0]?.file).toBe(file);
  });

  test('addresses in texts are no comments', () => {
    expect(stripComments("const a = 'https://example.com/';")).toBe("const a = 'https://example.com/';");
  });
});

describe('a wrong arrow is found', () => {
  test.each([
    ['lib/a.ts', '@/components/ui/b'],
    ['lib/a.ts', '@/app/b'],
    ['lib/a.ts', '@data/site.json'],
    ['lib/site/site.ts', '@data/catalogue.json'],
    ['lib/seo/metadata.ts', '@data/site.json'],
    ['lib/catalogue/load.ts', '@data/catalogue.json'],
    ['components/ui/a.tsx', '@/lib/b'],
    ['components/ui/a.tsx', '../product/b'],
    ['components/product/a.tsx', '@/components/site/b'],
    ['components/product/a.tsx', '@data/site.json'],
    ['components/home/a.tsx', '@/components/site/b'],
    ['components/home/a.tsx', '@/app/b'],
    ['app/page.tsx', '@data/site.json'],
    ['app/page.tsx', '@/scripts/b'],
    ['components/home/a.tsx', '@/scripts/b'],
    ['scripts/a.mjs', '../components/ui/b'],
    ['lib/a.ts', '@/tests/fixtures/b'],
  ])('%s -> %s', (from, to) => {
    expect(rules.wrongArrows(importing(from, to))).toEqual([`${from} imports ${to}`]);
  });

  test('in a type', () => {
    const tree = files({ 'components/ui/a.tsx': "import type { A } from '@/lib/b';" });
    expect(rules.wrongArrows(tree)).toHaveLength(1);
  });

  test('in an import that waits', () => {
    expect(rules.wrongArrows(files({ 'components/ui/a.tsx': "const load = () => import('@/lib/b');" }))).toHaveLength(
      1,
    );
  });
});

test.each([
  ['lib/a.ts', './b'],
  ['lib/site/site.ts', '@data/site.json'],
  ['lib/site/content.ts', '@data/faq.json'],
  ['components/ui/a.tsx', './b'],
  ['components/product/a.tsx', '@/components/ui/b'],
  ['components/product/a.tsx', '@/lib/b'],
  ['components/home/a.tsx', '@/components/product/b'],
  ['components/home/a.tsx', './home.module.css'],
  ['app/page.tsx', '@/components/home/b'],
  ['app/page.tsx', './globals.css'],
  ['app/page.tsx', 'next/navigation'],
  ['scripts/a.mjs', '../lib/b.mjs'],
])('%s may import %s', (from, to) => {
  expect(rules.wrongArrows(importing(from, to))).toEqual([]);
});

describe('rings', () => {
  const ring = {
    'lib/a.ts': "import { b } from './b';",
    'lib/b.ts': "import { c } from '@/lib/c';",
    'lib/c.ts': "export { a } from './a';",
  };

  test('are found once, whoever begins them', () => {
    expect(rules.cycles(files(ring))).toEqual(['lib/a.ts -> lib/b.ts -> lib/c.ts']);
  });

  test('of one file are found', () => {
    expect(rules.cycles(files({ 'lib/a.ts': "import { a } from './a';" }))).toEqual(['lib/a.ts']);
  });

  test('that a type closes are found too', () => {
    expect(rules.cycles(files({ ...ring, 'lib/c.ts': "import type { A } from './a';" }))).toHaveLength(1);
  });

  test('that are closed later, by import(), are found too', () => {
    expect(rules.cycles(files({ ...ring, 'lib/c.ts': "const later = () => import('./a');" }))).toHaveLength(1);
  });

  test('are not seen in two ways to one file', () => {
    const tree = { ...ring, 'lib/a.ts': "import { b } from './b';\nimport { c } from './c';", 'lib/c.ts': '' };
    expect(rules.cycles(files(tree))).toEqual([]);
  });
});

describe('a package that lib may not load is found', () => {
  test.each(['react', 'react-dom', 'next/link', 'next/navigation', 'lodash', 'zod-tools', 'fs'])('%s', (specifier) => {
    expect(rules.libPackages(importing('lib/a.ts', specifier))).toEqual([`lib/a.ts imports ${specifier}`]);
  });

  test('React, as a type', () => {
    expect(rules.libPackages(files({ 'lib/a.ts': "import type { ReactNode } from 'react';" }))).toHaveLength(1);
  });

  test('a module of node in a module that a page loads', () => {
    const tree = files({ 'lib/a.ts': "import 'node:fs';", 'app/page.tsx': "import { a } from '@/lib/a';" });
    expect(rules.libPackages(tree)).toEqual(['lib/a.ts imports node:fs']);
  });
});

test.each([
  ["import { z } from 'zod';"],
  ["import 'server-only';"],
  ["import type { Metadata } from 'next';"],
  ["import 'server-only';\nimport { readFileSync } from 'node:fs';"],
  ["import { writeFileSync } from 'node:fs';"],
])('lib may hold %j', (text) => {
  expect(rules.libPackages(files({ 'lib/a.ts': text }))).toEqual([]);
});

test.each([
  ['lib/a.ts', "import { z } from 'zod';", 1],
  ['lib/a.ts', "import type { z } from 'zod';", 0],
  ['lib/zod.ts', "import { z } from 'zod';", 0],
])('in %s, %j is %d way around lib/zod', (path, text, count) => {
  expect(rules.zodElsewhere(files({ [path]: text }))).toHaveLength(count);
});

test.each([
  ['components/home/a.tsx', 'localStorage.clear();', 1],
  ['lib/visitor/a.ts', 'const storage = () => window.sessionStorage;', 1],
  ['lib/admin/a.ts', "indexedDB.open('a');", 1],
  ['lib/admin/a.ts', "import { get } from 'idb-keyval';", 1],
  ['lib/admin/a.ts', '// localStorage is not for us', 0],
  ['lib/admin/a.ts', "import { local } from '../storage/area';", 0],
  ['lib/storage/a.ts', 'localStorage.clear();', 0],
])('%s with %j names the browser’s storages: %d offence', (path, text, count) => {
  expect(rules.storageElsewhere(files({ [path]: text }))).toHaveLength(count);
});

test.each([
  ['components/ui/a.tsx', 'next/navigation', 0],
  ['components/ui/a.tsx', 'next/headers', 1],
  ['components/ui/a.tsx', 'next/link', 1],
  ['components/home/a.tsx', 'next/link', 1],
  ['components/ui/a.tsx', 'react', 0],
  ['components/home/a.tsx', 'next/navigation', 0],
  ['components/home/a.tsx', 'zod', 1],
  ['components/home/a.tsx', 'clsx', 1],
])('%s importing %s is %d offence', (path, specifier, count) => {
  expect(rules.componentPackages(importing(path, specifier))).toHaveLength(count);
});

describe('client code', () => {
  const CLIENT = "'use client';\n";

  test('that loads zod itself is found', () => {
    const tree = files({ 'components/home/a.tsx': `${CLIENT}import { z } from 'zod';` });
    expect(rules.clientLoadsNoZod(tree)).toEqual(['components/home/a.tsx -> zod']);
  });

  test('that loads a schema is found', () => {
    const tree = files({
      'components/home/a.tsx': `${CLIENT}import { productSchema } from '@/lib/catalogue/schema/product';`,
      'lib/catalogue/schema/product.ts': '',
    });
    expect(rules.clientLoadsNoZod(tree)).toEqual(['components/home/a.tsx -> lib/catalogue/schema/product.ts']);
  });

  test('that loads zod by way of others is found, with the way', () => {
    const tree = files({
      'components/home/a.tsx': `${CLIENT}import { B } from './b';`,
      'components/home/b.tsx': "import { c } from '@/lib/c';",
      'lib/c.ts': "import { z } from 'zod';",
    });
    expect(rules.clientLoadsNoZod(tree)).toEqual(['components/home/a.tsx -> components/home/b.tsx -> lib/c.ts -> zod']);
  });

  test('that takes a type of a schema is fine', () => {
    const text = `${CLIENT}import type { Product } from '@/lib/catalogue/schema/product';`;
    expect(rules.clientLoadsNoZod(files({ 'components/home/a.tsx': text }))).toEqual([]);
  });

  test('that loads zod later is fine', () => {
    const text = `${CLIENT}const check = () => import('@/lib/catalogue/schema/product');`;
    expect(rules.clientLoadsNoZod(files({ 'components/home/a.tsx': text }))).toEqual([]);
  });

  test('is what says so, and code of the server may load zod', () => {
    expect(rules.clientLoadsNoZod(files({ 'components/home/a.tsx': "import { z } from 'zod';" }))).toEqual([]);
  });

  test('that loads a module of the server is found', () => {
    const tree = files({
      'components/home/a.tsx': `${CLIENT}import { load } from '@/lib/load';`,
      'lib/load.ts': "import 'server-only';",
    });
    expect(rules.clientLoadsNoServer(tree)).toEqual(['components/home/a.tsx -> lib/load.ts -> server-only']);
  });

  test.each([
    ['app/page.tsx', 1],
    ['lib/a.ts', 1],
    ['components/home/a.tsx', 0],
  ])('in %s is %d offence', (path, count) => {
    expect(rules.clientOutsideComponents(files({ [path]: CLIENT }))).toHaveLength(count);
  });
});

test.each([
  ['lib/other.ts', 'readFileSync(catalogueFile)', 1],
  ['app/route.ts', "await readFile('data/catalogue.json')", 1],
  ['lib/admin/publish/read-branch.ts', "await host.readFile('data/catalogue.json', commit)", 0],
  ['lib/catalogue/load.ts', 'readFileSync(catalogueFile)', 0],
  ['lib/other.ts', "readFileSync('data/other.json')", 0],
  ['scripts/apply.mjs', 'readFileSync(catalogueFile)', 0],
])('in %s, %s is %d offence', (path, text, count) => {
  expect(rules.catalogueReaders(files({ [path]: text }))).toHaveLength(count);
});

describe('the catalogue beside a view', () => {
  const tree = (path: string) =>
    files({
      [path]: "import { a } from '@/lib/a';\nimport { view } from '@/lib/views/view';",
      'lib/a.ts': "import { getProducts } from './catalogue/load';",
      'lib/views/view.ts': "import { getProducts } from '../catalogue/load';",
      'lib/catalogue/load.ts': '',
    });

  test.each([
    ['app/(shop)/products/[id]/page.tsx', 1],
    ['app/(shop)/brands/[[...rest]]/page.tsx', 1],
    ['components/product/a.tsx', 1],
    ['app/(shop)/page.tsx', 0],
    ['app/feed.xml/route.ts', 0],
  ])('in %s is %d offence', (path, count) => {
    expect(rules.catalogueBesideViews(tree(path))).toHaveLength(count);
  });

  test('is told by its way', () => {
    expect(rules.catalogueBesideViews(tree('components/product/a.tsx'))).toEqual([
      'components/product/a.tsx -> lib/a.ts -> lib/catalogue/load.ts',
    ]);
  });

  test('is none by a view or a type', () => {
    const sources = {
      'components/product/a.tsx':
        "import { view } from '@/lib/views/view';\nimport type { A } from '@/lib/catalogue/load';",
      'lib/views/view.ts': "import { getProducts } from '../catalogue/load';",
      'lib/catalogue/load.ts': '',
    };
    expect(rules.catalogueBesideViews(files(sources))).toEqual([]);
  });
});

test.each([
  ['lib/a.ts', 'export default 1;', 1],
  ['components/ui/a.tsx', 'export default function A() {}', 1],
  ['components/ui/a.tsx', 'function A() {}\nexport { A as default };', 1],
  ['app/page.tsx', 'export default function Page() {}', 0],
  ['lib/a.ts', '// export default 1;\nexport const a = 1;', 0],
  ['scripts/a.config.mjs', 'export default {};', 0],
])('in %s, %j is %d offence', (path, text, count) => {
  expect(rules.defaultExports(files({ [path]: text }))).toHaveLength(count);
});

test.each([
  ['<p style={{ color }}>', 1],
  ['<p\n  style={styles}\n>', 1],
  ['<p style="color: red">', 1],
  ['<p className={styles.a}>', 0],
  ['<SpecTable tableStyle={a} />', 0],
  ['/* style={a} is forbidden */', 0],
])('%j has %d style attribute', (text, count) => {
  expect(rules.styleAttributes(files({ 'components/ui/a.tsx': text }))).toHaveLength(count);
});

test.each([
  ['<Link href="/" prefetch={true}>', 1],
  ['<Link prefetch={ true } href="/">', 1],
  ['<Link href="/" prefetch>', 1],
  ['<Link prefetch href="/">', 1],
  ['<Link prefetch={isIntended ? null : false} href="/">', 0],
  ['<Link href="/">', 0],
  ["Omit<ComponentProps<typeof NextLink>, 'prefetch'>", 0],
  ['/* `prefetch={true}` would make links dead */', 0],
])('%j has %d eager link', (text, count) => {
  expect(rules.eagerPrefetch(files({ 'components/ui/a.tsx': text }))).toHaveLength(count);
});

test.each([
  ['lib/a.ts', 251, 1],
  ['lib/a.ts', 250, 0],
  ['components/ui/a.module.css', 251, 1],
  ['scripts/a.mjs', 900, 0],
])('%s of %d lines is %d offence', (path, lines, count) => {
  expect(rules.longFiles(files({ [path]: 'a\n'.repeat(lines) }))).toHaveLength(count);
});

test.each([
  ['components/ui/ProductCard.tsx', 1],
  ['components/ui/product_card.tsx', 1],
  ['lib/search/Match.ts', 1],
  ['components/ui/product-card.tsx', 0],
  ['components/ui/product-card.module.css', 0],
  ['tests/lib/product-card.test.ts', 0],
  ['app/(shop)/[id]/page.tsx', 0],
  ['next.config.mjs', 0],
])('the name %s is %d offence', (path, count) => {
  expect(rules.fileNames(files({ [path]: '' }))).toHaveLength(count);
});

describe('words of the data', () => {
  const rule = rules.wordsOfData(['acme-1', 'acme-10', 'Acme & Sons', '5.12 Works']);

  test.each([
    ["const id = 'acme-1';", ['acme-1']],
    ["const id = 'acme-10';", ['acme-10']],
    ['<p>Acme & Sons</p>', ['Acme & Sons']],
    ["'5.12 Works'", ['5.12 Works']],
    ["const id = 'acme-100';", []],
    ["const id = 'my-acme-1';", []],
    ["'5012 Works'", []],
    ['// as acme-1 does', []],
  ])('in %s', (text, words) => {
    expect(rule(files({ 'lib/a.ts': text }))).toEqual(words.map((word) => `lib/a.ts names ${word}`));
  });
});
