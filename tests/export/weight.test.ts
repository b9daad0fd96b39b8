import { ADMIN_MARKERS } from '@/scripts/build/service-worker/precache';
import { basePath, files, isStorefront, pages, readText } from './site';
import { pagesOverLimit, scriptsOf, weightsOf } from './weight';

const KB = 1024;
const storefront = pages.filter(isStorefront);
const weights = weightsOf(pages);

test('the style sheets of a page of the store are at most 16 KB, and those of the admin 18 KB', () => {
  const admin = pages.filter((page) => !isStorefront(page));
  expect(pagesOverLimit(weights, storefront, ({ css }) => css, 16 * KB)).toEqual([]);
  expect(pagesOverLimit(weights, admin, ({ css }) => css, 18 * KB)).toEqual([]);
});

const sheetsOf = ({ elements }: (typeof pages)[number]) =>
  elements.flatMap(({ name, attributes: { rel, href = '' } }) =>
    name === 'link' && rel === 'stylesheet' ? [href] : [],
  );

test('no style sheet imports another', () => {
  const sheets = new Set(pages.flatMap(sheetsOf));
  expect([...sheets].filter((href) => readText(href.slice(basePath.length)).includes('@import'))).toEqual([]);
});

test('the style sheets of a page have the rules of every module whose classes it uses', () => {
  const missing = pages.flatMap((page) => {
    const sheet = sheetsOf(page)
      .map((href) => readText(href.slice(basePath.length)))
      .join('');
    const used = page.elements.flatMap(({ attributes }) => attributes.class?.split(' ') ?? []);
    const modules = new Set(used.flatMap((name) => /^[\w-]{6,8}_(?=[a-zA-Z])/.exec(name)?.[0] ?? []));
    return [...modules].filter((module) => !sheet.includes(`.${module}`)).map((module) => `${page.path}: ${module}`);
  });
  expect(missing).toEqual([]);
});

test('the scripts of every page of the store are at most 155 KB', () => {
  expect(pagesOverLimit(weights, storefront, ({ script }) => script, 155 * KB)).toEqual([]);
});

test('the font that every page preloads is at most 10 KB', () => {
  expect(pagesOverLimit(weights, pages, ({ fonts }) => fonts, 10 * KB)).toEqual([]);
});

test('no script of a page of the store has the schema library', () => {
  const markers = ['invalid_type', 'unrecognized_keys'];
  const scripts = new Set(storefront.flatMap((page) => scriptsOf(page, basePath)));
  expect(scripts.size).toBeGreaterThan(0);
  const found = [...scripts].filter((file) => markers.some((marker) => readText(file).includes(marker)));
  expect(found).toEqual([]);
});

test('no script of a page of the store has the edit store of the admin', () => {
  const editStoreFiles = [...files].filter(
    (file) => file.endsWith('.js') && readText(file).includes(ADMIN_MARKERS[0] ?? ''),
  );
  expect(editStoreFiles).not.toEqual([]);
  const scripts = new Set(storefront.flatMap((page) => scriptsOf(page, basePath)));
  expect(editStoreFiles.filter((file) => scripts.has(file))).toEqual([]);
});
