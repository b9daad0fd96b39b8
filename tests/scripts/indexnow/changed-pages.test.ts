import fc from 'fast-check';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { changedPages, type Edition } from '@/scripts/indexnow/changed-pages';
import { shownPages } from '@/scripts/indexnow/shown-pages';
import { catalogueOf, FILE, type RawRow, rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { validCatalogues } from '@/tests/fixtures/catalogue-arbitraries';
import { forAll } from '@/tests/fixtures/for-all';

const edition = (rows: RawRow[], files: Record<string, unknown> = {}) => ({
  catalogue: catalogueOf(parseCatalogue(rawCatalogue({ clothing: rows }), FILE)),
  files: new Map(Object.entries(files)) as Edition['files'],
});

/** Twenty shirts of two makers: two full pages and one of two goods. */
const goods = Array.from({ length: 20 }, (_, index) =>
  row({ id: `shirt-${index}`, subcategory: 'Shirts', brand: index < 5 ? 'Acme' : 'Bolt' }),
);
const withChange = (index: number, fields: RawRow) =>
  goods.map((fact, place) => (place === index ? { ...fact, ...fields } : fact));
const changed = (rows: RawRow[], files = {}) =>
  changedPages(edition(goods, { 'faq.json': 1 }), edition(rows, { 'faq.json': 1, ...files }));

test('nothing has changed in what is the same', () => {
  expect(changed(goods)).toEqual([]);
});

test('another price is on the page of the product, and where its card stands', () => {
  expect(changed(withChange(12, { price: 11 }))).toEqual([
    '/all-products/page/2/',
    '/brands/bolt/',
    '/clothing/page/2/',
    '/clothing/shirts/page/2/',
    '/products/shirt-12/',
  ]);
});

test.each([
  [{ description: 'Another one.' }, ['/products/shirt-3/']],
  [{ stock: 3 }, []],
  [{ date: '2026-01-02' }, []],
])('%j changes %j', (fields, pages) => {
  expect(changed(withChange(3, fields))).toEqual(pages);
});

test('a new product changes every page of the lists that it comes into, and the pages that count', () => {
  expect(changed([...goods, row({ id: 'cap-1', subcategory: 'Caps', brand: 'Cole' })])).toEqual([
    '/',
    '/all-products/',
    '/all-products/page/2/',
    '/all-products/page/3/',
    '/brands/',
    '/brands/cole/',
    '/clothing/',
    '/clothing/caps/',
    '/clothing/page/2/',
    '/clothing/page/3/',
    '/products/cap-1/',
  ]);
});

test('pages that are gone are told of too', () => {
  const left = changed(goods.slice(5, 18));
  expect(left).toEqual(
    expect.arrayContaining(['/products/shirt-0/', '/products/shirt-19/', '/brands/acme/', '/clothing/page/3/']),
  );
  expect(left).not.toContain('/products/shirt-5/');
});

test.each([
  ['faq.json', ['/faq/']],
  ['texts.json', ['/', '/contact/', '/faq/', '/size-guide/']],
  ['orders.json', []],
  ['search.json', []],
])('%s stands behind %j', (file, pages) => {
  expect(changed(goods, { [file]: 2 })).toEqual(pages);
});

test.each(['site.json', 'categories.json', 'reviews.json', 'new.json'])('%s stands behind every page', (file) => {
  expect(changed(goods, { [file]: 2 })).toEqual([...shownPages(edition(goods).catalogue).keys()].sort());
});

test('another name of a category, which is in every menu, changes every page', () => {
  const renamed = rawCatalogue({ clothing: goods });
  Object.assign(renamed.clothing as object, { name: 'Garments' });
  const now = { ...edition(goods), catalogue: catalogueOf(parseCatalogue(renamed, FILE)) };
  expect(changedPages(edition(goods), now)).toHaveLength(shownPages(now.catalogue).size);
});

test('where there was no catalogue before, every page is new', () => {
  const none: Edition = { catalogue: undefined, files: new Map() };
  expect(changedPages(none, edition(goods))).toHaveLength(shownPages(edition(goods).catalogue).size);
});

test('of any two catalogues each changed page is in one of them, and all others show the same', () => {
  forAll(
    fc.property(validCatalogues, validCatalogues, (first, second) => {
      const [before, now] = [first, second].map((raw): Edition & { pages: Map<string, string> } => {
        const catalogue = catalogueOf(parseCatalogue(raw, FILE));
        return { catalogue, files: new Map(), pages: shownPages(catalogue) };
      });
      if (!before || !now) return;
      const told = changedPages(before, now);
      expect(told.filter((path) => !before.pages.has(path) && !now.pages.has(path))).toEqual([]);
      const silent = [...before.pages.keys(), ...now.pages.keys()].filter((path) => !told.includes(path));
      expect(silent.filter((path) => before.pages.get(path) !== now.pages.get(path))).toEqual([]);
      expect(changedPages(now, now)).toEqual([]);
    }),
    50,
  );
});
