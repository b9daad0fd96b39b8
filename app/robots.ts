import type { MetadataRoute } from 'next';
import { compareRoute } from '@/lib/catalogue/compare/compare-url';
import { listingParameters } from '@/lib/listing/facets/facets';
import { absoluteUrl } from '@/lib/seo/metadata';
import { asset } from '@/lib/site/asset';
import { routes } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** Pages that hold something else for every query. */
const QUERY_PAGES = [routes.contact(), routes.search(), compareRoute([])];

/**
 * The traps by name: what the contact form is handed, searches, comparisons, and the filters of listings, of which there is no end. Of two
 * lines the longer one holds (RFC 9309), and of the parameters of listings a product takes its color: that, and what advertisers add to an
 * address, may be read, for its page names the plain address as canonical. Admin and search are not kept from crawlers here: they say
 * `noindex`, which only a crawler that reads them sees.
 */
export default function robots(): MetadataRoute.Robots {
  const disallow = [...QUERY_PAGES.map((path) => `${path}?`), ...listingParameters().map((name) => `/*?*${name}=`)];
  return {
    rules: { userAgent: '*', allow: asset(`${routes.product('*')}?`), disallow: disallow.map(asset) },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
