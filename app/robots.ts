import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/seo/metadata';
import { asset } from '@/lib/site/asset';

export const dynamic = 'force-static';

/**
 * No address with parameters: a listing's filters, a search, a product's color and what the contact form is handed repeat what the plain
 * page holds, and no file is asked for with any. Admin and search are not kept from crawlers here: they say `noindex`, which only a
 * crawler that reads them sees.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', disallow: asset('/*?') }, sitemap: absolute('/sitemap.xml') };
}
