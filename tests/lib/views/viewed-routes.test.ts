import { getProduct, getProducts } from '@/lib/catalogue/load';
import { allListings } from '@/lib/listing/listings';
import { routes } from '@/lib/site/routes';
import { pagesOf, VIEWED_ROUTES, type ViewedRoute, viewOf } from '@/lib/views/viewed-routes';

const pages = VIEWED_ROUTES.flatMap((route) =>
  [...pagesOf(route).values()].map(({ params, path, view }) => ({ route, params, path, view: view() })),
);

const pathsOf = (route: ViewedRoute) => pages.filter((page) => page.route === route).map(({ path }) => path);

test('each page of each product and listing has one view', () => {
  const numbered = allListings().flatMap(({ pages: count, hrefOf }) =>
    Array.from({ length: count }, (_, index) => hrefOf(index + 1)),
  );
  const twins = pathsOf('category/[category]');
  const paths = pages.map(({ path }) => path);
  expect([...paths].sort()).toEqual(
    [...getProducts().map(({ id }) => routes.product(id)), ...numbered, ...twins, routes.brands()].sort(),
  );
  expect([twins.length > 1, new Set(paths).size]).toEqual([true, paths.length]);
});

test('products stand in the order of the catalogue, the pages of a listing in that of their numbers', () => {
  expect(pathsOf('products/[id]')).toEqual(getProducts().map(({ id }) => routes.product(id)));
  const numbers = pathsOf('all-products/[[...rest]]');
  expect(numbers).toEqual(numbers.map((_, index) => routes.allProducts(index + 1)));
});

test('a page finds its view by what Next hands to it', () => {
  for (const { route, params, view } of pages) expect(viewOf(route, params)).toEqual(view);
  expect(viewOf('products/[id]', { id: 'no-such-id' })).toBeUndefined();
  expect(viewOf('all-products/[[...rest]]', { rest: ['page', '1'] })).toBeUndefined();
  expect(viewOf('all-products/[[...rest]]', {})?.page).toBe(1);
});

test('a product says nothing of its neighbors that its page does not show', () => {
  const shown = pages.flatMap(({ view }) => ('related' in view ? view.related : []));
  expect([shown.length > 0, [...new Set(shown.flatMap((card) => Object.keys(card)))]]).toEqual([
    true,
    ['id', 'name', 'price', 'category', 'images'],
  ]);
});

test('a listing counts by section and facet on its first page alone', () => {
  const listings = pages.flatMap(({ view }) => ('facets' in view ? [view] : []));
  const counted = listings.filter(({ subcategories, facets }) =>
    JSON.stringify([subcategories, facets]).includes('"count"'),
  );
  expect([counted.length > 0, counted.filter(({ page }) => page > 1)]).toEqual([true, []]);
});

test('a further page of a listing asks for a state where goods of its own are not shipped to some', () => {
  const further = pages.flatMap(({ view }) => ('facets' in view && view.page > 1 ? [view] : []));
  const isLimited = ({ id }: { id: string }) => (getProduct(id)?.restrictions?.states.length ?? 0) > 0;
  const wrong = further.filter(({ cards, hasLimits }) => hasLimits !== cards.some(isLimited));
  expect([new Set(further.map(({ hasLimits }) => hasLimits)).size, wrong]).toEqual([2, []]);
});
