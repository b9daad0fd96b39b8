import type { MetadataRoute } from 'next';
import { listingParameters } from '@/lib/listing/listing-parameters';
import { absolute } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

/**
 * The filtered views of a listing repeat what its own page holds. Admin and search are not kept from crawlers here: they say
 * `noindex`, which only a crawler that reads them sees.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', disallow: listingParameters().map((name) => `/*?*${name}=`) },
    sitemap: absolute('/sitemap.xml'),
  };
}
