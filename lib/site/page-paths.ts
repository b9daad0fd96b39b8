import 'server-only';
import { CATEGORIES } from '../catalogue/categories';
import { getProducts } from '../catalogue/load';
import { listingPaths } from '../listing/listings';
import { getOwnPages } from './own-pages/get-own-pages';
import { PAGE_ROWS } from './pages';
import { routes } from './routes';
import { unlinkedRoutes } from './unlinked-routes';

/** The path of every page of the storefront, with numbered pages and second addresses. */
export function pagePaths(): ReadonlySet<string> {
  return new Set([
    ...Object.values(PAGE_ROWS).map(({ path }) => path),
    ...getOwnPages().map(({ name }) => unlinkedRoutes.ownPage(name)),
    ...CATEGORIES.map(({ key }) => unlinkedRoutes.genericCategory(key)),
    ...listingPaths(),
    ...getProducts().map(({ id }) => routes.product(id)),
  ]);
}
