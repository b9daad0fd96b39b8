import { newProductsFeed, writeAtom } from '@/lib/readers/feed';
import { readerFiles } from '@/lib/readers/new-products';
import { absolute } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

const { path, type } = readerFiles.atom;

/** The newest products; in a shop whose goods have no days it is empty, and no page leads to it. */
export function GET() {
  return new Response(writeAtom(newProductsFeed(), absolute(path)), { headers: { 'Content-Type': type } });
}
