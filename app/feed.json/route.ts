import { feedFiles, newProductsFeed, writeJsonFeed } from '@/lib/seo/feeds';
import { absoluteUrl } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

const { path, type } = feedFiles.jsonFeed;

/** The newest products. If no product has a date, the feed is empty and no page links to it. */
export function GET() {
  return new Response(writeJsonFeed(newProductsFeed(), absoluteUrl(path)), { headers: { 'Content-Type': type } });
}
