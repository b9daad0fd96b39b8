import { INDEX_FILE, writeIndex } from '@/lib/listing/index-row';
import { getIndexRows } from '@/lib/listing/load-rows';
import { readOnce } from '@/lib/read-once';
import { getSitemap } from '@/lib/seo/sitemap';

type Context = { params: Promise<{ file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The catalogue index for filters and search, and the parts of a sitemap of more than 50,000 pages. */
const getFiles = readOnce(
  () =>
    new Map([
      [INDEX_FILE, writeIndex(getIndexRows())],
      ...getSitemap().parts.map(({ file, content }) => [file, content] as const),
    ]),
);

export function generateStaticParams() {
  return [...getFiles().keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const type = file.endsWith('.xml') ? 'application/xml' : 'application/json';
  return new Response(getFiles().get(file), { headers: { 'Content-Type': type } });
}
