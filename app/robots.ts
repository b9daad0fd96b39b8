import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/metadata';
import { crawlRules } from '@/lib/seo/robots';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', ...crawlRules() }, sitemap: absoluteUrl('/sitemap.xml') };
}
