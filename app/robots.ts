import type { MetadataRoute } from 'next';
import { compareRoute } from '@/lib/catalogue/compare/compare-url';
import { listingParameters } from '@/lib/listing/facets/facets';
import { absoluteUrl } from '@/lib/seo/metadata';
import { asset, routes } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** Pages with other content for every query. */
const QUERY_PAGES = [routes.contact(), routes.search(), compareRoute([])];

/**
 * Without these rules crawlers would find endless addresses of searches, comparisons, filters and contact forms. The longer rule
 * wins (RFC 9309), so products with a selection (`?color=Black`) stay readable. Admin and search page are not blocked: a crawler
 * must read a page to see its `noindex`.
 */
export default function robots(): MetadataRoute.Robots {
  const disallow = [...QUERY_PAGES.map((path) => `${path}?`), ...listingParameters().map((name) => `/*?*${name}=`)];
  return {
    rules: { userAgent: '*', allow: asset(`${routes.product('*')}?`), disallow: disallow.map(asset) },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
