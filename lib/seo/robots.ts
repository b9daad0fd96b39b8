import { compareRoute } from '../catalogue/compare/compare-url';
import { listingParameters } from '../listing/facets/facets';
import { asset } from '../site/asset';
import { routes } from '../site/routes';

/** Pages with other content for every query. */
const QUERY_PAGES = [routes.contact(), routes.search(), compareRoute([])];

/**
 * The paths that crawlers may and may not read: without these rules they would find endless addresses of searches, comparisons,
 * filters and contact forms. The longer rule wins (RFC 9309), so products with a selection (`?color=Black`) stay readable.
 * Admin and search page are not blocked: a crawler must read a page to see its `noindex`.
 */
export function crawlRules(): { allow: string; disallow: string[] } {
  const disallow = [...QUERY_PAGES.map((path) => `${path}?`), ...listingParameters().map((name) => `/*?*${name}=`)];
  return { allow: asset(`${routes.product('*')}?`), disallow: disallow.map(asset) };
}
