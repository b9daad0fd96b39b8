import { featuredGroups, featuredPoolWithGroups } from '@/lib/catalogue/recommendations/featured';
import { texts } from '@/lib/site/content';

export const dynamic = 'force-static';

/** The products from which each visit draws its four featured ones. */
export function GET() {
  return Response.json(featuredPoolWithGroups(featuredGroups(texts.featured)));
}
