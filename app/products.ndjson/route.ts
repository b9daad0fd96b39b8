import { getProducts } from '@/lib/catalogue/load';
import { writeFacts } from '@/lib/readers/product-facts';
import { readerFiles } from '@/lib/readers/reader-files';

export const dynamic = 'force-static';

/** The facts of the products, a line of JSON each: one file, because one a product would fill a host's number of files. */
export function GET() {
  return new Response(writeFacts(getProducts()), { headers: { 'Content-Type': readerFiles.facts.type } });
}
