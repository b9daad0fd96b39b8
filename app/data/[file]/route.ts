import { dataFileType, getDataFiles } from '@/lib/site/page-data/data-files';

type Context = { params: Promise<{ file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...getDataFiles().keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  return new Response(getDataFiles().get(file), { headers: { 'Content-Type': dataFileType(file) } });
}
