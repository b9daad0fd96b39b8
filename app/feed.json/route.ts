import { newProductsFeed, writeJsonFeed } from '@/lib/seo/feeds';
import { absoluteUrl } from '@/lib/seo/metadata';
import { feedFiles } from '@/lib/seo/new-products';

export const dynamic = 'force-static';

const { path, type } = feedFiles.jsonFeed;

/** The newest products; in a shop whose goods have no days it is empty, and no page leads to it. */
export function GET() {
  return new Response(writeJsonFeed(newProductsFeed(), absoluteUrl(path)), { headers: { 'Content-Type': type } });
}
