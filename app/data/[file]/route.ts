import { getProducts } from '@/lib/catalogue/load';
import { toColumns } from '@/lib/index/columns';
import { INDEX_FILE } from '@/lib/index/file';
import { getSitemap } from '@/lib/seo/sitemap';

type Context = { params: Promise<{ file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [INDEX_FILE, ...getSitemap().parts.map(({ file }) => file)].map((file) => ({ file }));
}

/**
 * Files named after their content. The catalogue as columns is fetched on the first touch of a filter or of the search box,
 * never for plain reading; the others are the parts of a sitemap of more than 50,000 pages.
 */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const part = getSitemap().parts.find((candidate) => candidate.file === file);
  if (part) return new Response(part.content, { headers: { 'Content-Type': 'application/xml' } });
  return Response.json(toColumns(getProducts()));
}
