import { getProducts } from '@/lib/catalogue/load';
import { toColumns } from '@/lib/index/columns';
import { INDEX_FILE } from '@/lib/index/file';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ file: INDEX_FILE }];
}

/** The catalogue as columns, fetched on the first touch of a filter or of the search box, never for plain reading. */
export function GET() {
  return Response.json(toColumns(getProducts()));
}
