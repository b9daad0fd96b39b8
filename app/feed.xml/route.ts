import { newProductsFeed, writeAtom } from '@/lib/seo/feeds';
import { absoluteUrl } from '@/lib/seo/metadata';
import { feedFiles } from '@/lib/seo/new-products';

export const dynamic = 'force-static';

const { path, type } = feedFiles.atom;

/** The newest products; in a shop whose goods have no days it is empty, and no page leads to it. */
export function GET() {
  return new Response(writeAtom(newProductsFeed(), absoluteUrl(path)), { headers: { 'Content-Type': type } });
}
