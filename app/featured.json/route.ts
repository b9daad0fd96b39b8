import { featuredGroups, withGroups } from '@/lib/catalogue/featured';
import { texts } from '@/lib/site/content';

export const dynamic = 'force-static';

/** The products from which each visit draws its four featured ones. */
export function GET() {
  return Response.json(withGroups(featuredGroups(texts.featured)));
}
