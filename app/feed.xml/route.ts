import { feedFiles, newProductsFeed, writeAtom } from '@/lib/seo/feeds';
import { absoluteUrl } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

const { path, type } = feedFiles.atom;

/** The newest products. If no product has a date, the feed is empty and no page links to it. */
export function GET() {
  return new Response(writeAtom(newProductsFeed(), absoluteUrl(path)), { headers: { 'Content-Type': type } });
}
