import { getSitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

/** The sitemap. Above 50,000 pages an index of parts in /data/, which Next's `generateSitemaps` cannot write. */
export function GET() {
  return new Response(getSitemap().content, { headers: { 'Content-Type': 'application/xml' } });
}
