import { featuredGroups, featuredPoolWithGroups } from '@/lib/catalogue/recommendations/featured';
import { texts } from '@/lib/site/content';

export const dynamic = 'force-static';

/** The products from which each visit picks four featured products at random. */
export function GET() {
  return Response.json(featuredPoolWithGroups(featuredGroups(texts.featured)));
}
