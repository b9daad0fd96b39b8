import { readCompiled } from '@/scripts/export/compiled';
import { testFolder } from '@/tests/fixtures/test-folder';

type Entries = Readonly<Record<string, readonly string[]>>;

/** A route as Next compiles it: its entries with what each loads, and the chunks of the server. */
function route(path: string, styles: Entries, scripts: Entries, server: readonly string[]) {
  const entryCSSFiles = Object.fromEntries(
    Object.entries(styles).map(([entry, names]) => [
      `[project]/${entry}`,
      names.map((name) => ({ path: `static/chunks/${name}.css`, inlined: false })),
    ]),
  );
  const entryJSFiles = Object.fromEntries(
    Object.entries(scripts).map(([entry, names]) => [
      `[project]/${entry}`,
      names.map((name) => `static/chunks/${name}.js`),
    ]),
  );
  const manifest = JSON.stringify({ clientModules: {}, entryCSSFiles, entryJSFiles });
  return {
    [`server/app/${path}/page_client-reference-manifest.js`]: `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/${path}/page"] = ${manifest};\n`,
    [`server/app/${path}/page.js`]: `var R=require("../r.js")("x")\n${server.map((name) => `R.c("server/chunks/ssr/${name}.js")`).join('\n')}\nR.m(7)\n`,
  };
}

const COMMON = { 'app/layout': ['all'], 'app/global-not-found': ['all', 'lost'] };

const { at, write } = testFolder({
  ...route(
    '(shop)/products/[id]',
    { ...COMMON, 'app/(shop)/products/[id]/page': ['all', 'product'] },
    { ...COMMON, 'app/(shop)/products/[id]/page': ['product'] },
    ['both', 'product'],
  ),
  ...route('admin/login', { ...COMMON, 'app/admin/login/page': ['login'] }, COMMON, ['both']),
  ...Object.fromEntries(['both', 'product'].map((name) => [`server/chunks/ssr/${name}.js`, `draws ${name}`])),
});

test('the shop’s pages are made of all that their routes name, each once and in order', () => {
  expect(readCompiled('visitor', at())).toEqual({
    styles: ['all', 'lost', 'product'].map((name) => `_next/static/chunks/${name}.css`),
    scripts: ['all', 'lost', 'product'].map((name) => `_next/static/chunks/${name}.js`),
    server: ['draws both', 'draws product'],
  });
});

test('the page of unknown addresses is none of the admin’s', () => {
  expect(readCompiled('operator', at())).toEqual({
    styles: ['all', 'login'].map((name) => `_next/static/chunks/${name}.css`),
    scripts: ['_next/static/chunks/all.js'],
    server: ['draws both'],
  });
});

test('a form of the bundler’s files that is not known stops the build', () => {
  write({ 'server/app/admin/login/page.js': 'R.other("server/chunks/ssr/both.js")' });
  expect(() => readCompiled('operator', at())).toThrow(/names no server of the operator's pages$/);
});
