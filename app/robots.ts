import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

/** The parameters of a listing's address: its filtered views repeat what its own page holds. */
const FILTERS = ['brand', 'section', 'size', 'color', 'max', 'reduced', 'ships-to', 'sort', 'page'];

/** Admin and search are not kept from crawlers here: they say `noindex`, which only a crawler that reads them sees. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', disallow: FILTERS.map((name) => `/*?*${name}=`) },
    sitemap: absolute('/sitemap.xml'),
  };
}
