import 'server-only';
import { CATEGORIES } from '../catalogue/categories';
import { getBrands, getCategories, getProducts } from '../catalogue/load';
import {
  allProductsListing,
  brandListing,
  categoryListing,
  type Listing,
  subcategoryListing,
} from '../listing/listings';
import { withFeeds } from '../readers/with-feeds';
import { getOwnPages } from '../site/own-pages/get-own-pages';
import { unlinkedRoutes } from '../site/unlinked-routes';
import { type ViewedBrands, viewBrands } from './view-brands';
import { type ViewedCategory, viewCategory, viewSubcategory } from './view-category';
import { type ViewedListing, viewListing } from './view-listing';
import { type ViewedOwnPage, viewOwnPage } from './view-own-page';
import { type ViewedProduct, viewProduct } from './view-product';

/** The routes of many pages, by their folder in `app/(shop)`, and what their pages are drawn from. */
type RouteViews = {
  'products/[id]': ViewedProduct;
  '[category]/[[...rest]]': ViewedCategory | ViewedOwnPage;
  'category/[category]': ViewedListing;
  'brands/[[...rest]]': ViewedListing | ViewedBrands;
  'all-products/[[...rest]]': ViewedListing;
};
/** A route with many pages, each of which has a view. */
export type ViewedRoute = keyof RouteViews;
/** The view of a page of a route. */
export type ViewOf<Route extends ViewedRoute> = RouteViews[Route];

/** The parts of an address that Next hands to a page. */
export type PageParams = Readonly<Record<string, string | string[]>>;
/** A page of a route, with the way to its view. */
export type ViewedPage<View> = { params: PageParams; path: string; view: () => View };

const PAGES: { [Route in ViewedRoute]: () => Omit<ViewedPage<ViewOf<Route>>, 'path'>[] } = {
  'products/[id]': () =>
    getProducts().map((product) => ({
      params: { id: product.id },
      view: () => viewProduct(product),
    })),
  // /clothing/, /clothing/page/2/, /clothing/shirts/, /clothing/shirts/page/2/ and so on, and after them the owner's /about/.
  '[category]/[[...rest]]': () => [
    ...getCategories().flatMap((category) => [
      ...numbered(categoryListing(category.key), (rest, page) => ({
        params: { category: category.slug, rest },
        view: () => viewCategory(category.key, page),
      })),
      ...category.subcategories.flatMap((group) => {
        const listing = subcategoryListing(category, group);
        return numbered(listing, (rest, page) => ({
          params: { category: category.slug, rest: [group.slug, ...rest] },
          view: () => viewSubcategory(listing, page),
        }));
      }),
    ]),
    ...getOwnPages().map((page) => ({ params: { category: page.name, rest: [] }, view: () => viewOwnPage(page) })),
  ],
  // The specification's generic address of each category; the category's own page is the canonical one.
  'category/[category]': () =>
    CATEGORIES.map(({ key }) => ({
      params: { category: key },
      view: () => viewListing(categoryListing(key), 1, unlinkedRoutes.genericCategory(key)),
    })),
  'brands/[[...rest]]': () => [
    { params: { rest: [] }, view: viewBrands },
    ...getBrands().flatMap((brand) => {
      const listing = brandListing(brand);
      return numbered(listing, (rest, page) => ({
        params: { rest: [brand.slug, ...rest] },
        view: () => viewListing(listing, page),
      }));
    }),
  ],
  'all-products/[[...rest]]': () => {
    const listing = allProductsListing();
    return numbered(listing, (rest, page) => ({
      params: { rest },
      view: () => {
        const view = viewListing(listing, page);
        return { ...view, metadata: withFeeds(view.metadata) };
      },
    }));
  },
};

/** The routes in the order in which their pages are gone through. */
export const VIEWED_ROUTES = Object.keys(PAGES) as ViewedRoute[];

const made = new Map<ViewedRoute, ReadonlyMap<string, ViewedPage<unknown>>>();

/** The pages of a route by their address, in the order of the catalogue. */
export function pagesOf<Route extends ViewedRoute>(route: Route): ReadonlyMap<string, ViewedPage<ViewOf<Route>>> {
  let pages = made.get(route);
  if (!pages) {
    pages = new Map(
      PAGES[route]().map((page) => {
        const path = addressOf(route, page.params);
        return [path, { ...page, path }];
      }),
    );
    made.set(route, pages);
  }
  return pages as ReadonlyMap<string, ViewedPage<ViewOf<Route>>>;
}

/** The parameters of all pages of a route, for `generateStaticParams`. */
export const paramsOf = (route: ViewedRoute): PageParams[] => [...pagesOf(route).values()].map(({ params }) => params);

/** The view of a page by what Next hands to it; undefined where there is no such page. */
export function viewOf<Route extends ViewedRoute>(route: Route, params: PageParams): ViewOf<Route> | undefined {
  return pagesOf(route).get(addressOf(route, params))?.view();
}

/** The parameters of a listing's numbered pages, the first of which has no number in its address. */
function numbered<Page>({ pages }: Listing, toPage: (rest: string[], page: number) => Page): Page[] {
  return Array.from({ length: pages }, (_, index) => toPage(index === 0 ? [] : ['page', String(index + 1)], index + 1));
}

/** 'products/[id]' and { id: 'a' } -> '/products/a/'. */
function addressOf(route: ViewedRoute, params: PageParams): string {
  const parts = route.split('/').flatMap((part) => {
    const name = /^\[+(?:\.{3})?(\w+)\]+$/.exec(part)?.[1];
    return name === undefined ? part : (params[name] ?? []);
  });
  return `/${parts.join('/')}/`;
}
