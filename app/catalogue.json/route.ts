import { getRawGroups } from '@/lib/catalogue/load';

export const dynamic = 'force-static';

/** The catalogue file without whitespace. The admin loads its products from it. */
export function GET() {
  return Response.json(getRawGroups());
}
