import { indexFiles } from '@/lib/index/file';
import { getRows } from '@/lib/listing/rows';
import { getSitemap } from '@/lib/seo/sitemap';

type Context = { params: Promise<{ file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

let made: ReadonlyMap<string, string> | undefined;

/**
 * Files named after their content, and the one that names the index. The catalogue as columns is fetched on the first touch of a
 * filter or of the search box, never for plain reading; the others are the parts of a sitemap of more than 50,000 pages.
 */
function getFiles(): ReadonlyMap<string, string> {
  made ??= new Map([
    ...Object.entries(indexFiles(getRows())),
    ...getSitemap().parts.map(({ file, content }) => [file, content] as const),
  ]);
  return made;
}

export function generateStaticParams() {
  return [...getFiles().keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const type = file.endsWith('.xml') ? 'application/xml' : 'application/json';
  return new Response(getFiles().get(file), { headers: { 'Content-Type': type } });
}
