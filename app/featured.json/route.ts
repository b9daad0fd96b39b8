import { featuredPool } from '@/lib/catalogue/featured';

export const dynamic = 'force-static';

/** The products from which each visit draws its four featured ones. */
export function GET() {
  return Response.json(featuredPool());
}
