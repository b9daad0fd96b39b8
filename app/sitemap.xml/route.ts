import { getSitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

/** The sitemap; above 50,000 pages an index of the parts in `/data/`. Next's own `generateSitemaps` writes no index. */
export function GET() {
  return new Response(getSitemap().content, { headers: { 'Content-Type': 'application/xml' } });
}
