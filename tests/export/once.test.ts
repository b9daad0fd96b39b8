import { gzipSync } from 'node:zlib';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { searchWords } from '@/lib/search/search-words';
import { getOwnPage } from '@/lib/site/own-pages/own-pages';
import { site } from '@/lib/site/site';
import { ADMIN_MARKERS } from '@/scripts/build/service-worker/precache';
import { expectedSubcategories, products } from './expected';
import { type Element, parseHtml } from './html';
import { linksOf } from './links';
import { headingOf, nameProblems, orderProblems, type Section } from './sections';
import { basePath, fileOf, files, getPage, isStorefront, pages, problemsByPage, readText } from './site';
import { pagesOverLimit, scriptsOf, weightsOf } from './weight';

// These facts do not depend on the data: the export of the fixture shop is not tested for them.
const storefront = pages.filter(isStorefront);
/** Pages without the owner's pages, whose links may have any text. */
const generated = storefront.filter(({ path }) => !getOwnPage(path.slice(1, -1)));
const subcategoryPaths = expectedSubcategories().map(({ path }) => path);

/** The categories by path. The menu may have a shorter name. */
const categories = (address: (category: (typeof CATEGORIES)[number]) => string): Section[] =>
  CATEGORIES.map((category) => {
    const label = site.menu.find((entry) => entry.category === category.key)?.label;
    return { path: address(category), names: [headingOf(getPage(`/${category.slug}/`)), ...(label ? [label] : [])] };
  });
/** The subcategories of each category, in the order of the links on its page. */
const groups: Section[][] = CATEGORIES.map(({ slug }) => {
  const paths = linksOf({ elements: sectionRow(slug) }).filter((path) => subcategoryPaths.includes(path));
  return paths.map((path) => ({ path, names: [headingOf(getPage(path))] }));
});

function sectionRow(slug: string) {
  const { elements } = getPage(`/${slug}/`);
  const row = elements.find(({ name, attributes }) => name === 'nav' && attributes['aria-label'] === 'Types');
  return elements.filter(({ start }) => row && start >= row.start && start < row.end);
}

const all = [categories(({ slug }) => `/${slug}/`), categories(({ key }) => `/category/${key}/`), ...groups].flat();

test('the page of a category links to every one of its subcategories', () => {
  expect(groups.flatMap((group) => group.map(({ path }) => path)).sort()).toEqual([...subcategoryPaths].sort());
});

test('a category or subcategory has the same name in every link, breadcrumb, slide and filter', () => {
  expect(problemsByPage(generated, (page) => nameProblems(page, all))).toEqual([]);
});

// Categories have two orders in the specification: in the menu and in the tiles.
test('subcategories have the same order in all lists', () => {
  expect(problemsByPage(storefront, (page) => groups.flatMap((group) => orderProblems(page, group)))).toEqual([]);
});

const ID = /\/products\/([^/]+)\/$/;

/** Ids of the products that a section of a page links to. */
function linkedFrom(html: string, id: string): string[] {
  const elements = parseHtml(html);
  const part = elements.find(({ name, attributes }) => name === 'section' && attributes['aria-labelledby'] === id);
  if (!part) return [];
  const isLink = ({ name, start, end }: Element) => name === 'a' && part.start < start && end <= part.end;
  return elements.filter(isLink).flatMap(({ attributes }) => ID.exec(attributes.href ?? '')?.[1] ?? []);
}
const related = new Map(products.map(({ id }) => [id, linkedFrom(getPage(`/products/${id}/`).html, 'related')]));
const piecesOf = new Map(products.map(({ id, pieces }) => [id, pieces]));

const categoryOf = new Map(products.map(({ id, placements }) => [id, placements[0].category]));

test('a product page links to at most six other products of its category, without its kits and pieces', () => {
  const problems = [...related].flatMap(([id, others]) => [
    ...(others.length > 6 ? [`${id}: ${others.length}`] : []),
    ...(new Set(others).size < others.length ? [`${id}: one twice`] : []),
    ...others
      .filter((other) => other === id || piecesOf.get(id)?.includes(other) || piecesOf.get(other)?.includes(id))
      .map((other) => `${id}: ${other}`),
    ...others.filter((other) => categoryOf.get(other) !== categoryOf.get(id)).map((other) => `${id}: ${other}`),
  ]);
  expect(problems).toEqual([]);
});

test('a kit links to its pieces, and a piece to its kits', () => {
  const problems = products.flatMap(({ id, pieces }) => {
    const kits = products.filter((kit) => kit.pieces.includes(id)).map((kit) => kit.id);
    const { html } = getPage(`/products/${id}/`);
    const isSame = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);
    return [
      ...(isSame(linkedFrom(html, 'pieces'), pieces) ? [] : [`${id}: its pieces`]),
      ...(isSame(linkedFrom(html, 'kits'), kits) ? [] : [`${id}: its kits`]),
    ];
  });
  expect(problems).toEqual([]);
});

const addresses = [...Object.keys(searchWords.notSold), ...Object.keys(searchWords.pages)];

test('every page in the search words exists, with the target of its fragment', () => {
  const missing = addresses.filter((address) => {
    const [path = '', id] = address.split('#');
    const file = fileOf(path);
    return !files.has(file) || (id !== undefined && !readText(file).includes(`id="${id}"`));
  });
  expect(missing).toEqual([]);
});

test('the worker with filters, variants, search and search words is at most 33 KB', () => {
  const starts = [...files].flatMap((file) =>
    file.endsWith('.js') ? [...readText(file).matchAll(/turbopack-worker-[^"]+",\[([^\]]+)\]/g)] : [],
  );
  const lists = [...new Set(starts.map(([, list = '']) => list))];
  const workers = lists
    .map((list) => [...list.matchAll(/"([^"]+)"/g)].map(([, path]) => readText(`/_next/${path}`)))
    .filter((scripts) => scripts.some((script) => script.includes('alsoFinds')));
  const weights = workers.map((scripts) => scripts.reduce((sum, script) => sum + gzipSync(script).length, 0));
  expect([weights.length, weights.filter((weight) => weight > 33 * 1024)]).toEqual([1, []]);
});

const KB = 1024;
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
  const scripts = new Set(storefront.flatMap(scriptsOf));
  expect(scripts.size).toBeGreaterThan(0);
  const found = [...scripts].filter((file) => markers.some((marker) => readText(file).includes(marker)));
  expect(found).toEqual([]);
});

test('no script of a page of the store has the edit store of the admin', () => {
  const editStoreFiles = [...files].filter(
    (file) => file.endsWith('.js') && readText(file).includes(ADMIN_MARKERS[0] ?? ''),
  );
  expect(editStoreFiles).not.toEqual([]);
  const scripts = new Set(storefront.flatMap(scriptsOf));
  expect(editStoreFiles.filter((file) => scripts.has(file))).toEqual([]);
});
