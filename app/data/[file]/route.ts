import { INDEX_FILE, writeIndex } from '@/lib/listing/index-row';
import { getIndexRows } from '@/lib/listing/load-rows';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ file: INDEX_FILE }];
}

/** The catalogue index, which the browser filters and searches. */
export function GET() {
  return new Response(writeIndex(getIndexRows()), { headers: { 'Content-Type': 'application/json' } });
}
