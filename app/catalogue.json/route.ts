import { getRawGroups } from '@/lib/catalogue/load';

export const dynamic = 'force-static';

/** The category map as it stands in the data file, without its blanks: the admin seeds its list from it. */
export function GET() {
  return Response.json(getRawGroups());
}
