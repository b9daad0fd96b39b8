import { toCard } from '@/lib/catalogue/card';
import { getProducts } from '@/lib/catalogue/load';
import { CARDS_FILE, toSmallCard } from '@/lib/listing/fetch-cards';
import { INDEX_FILE, writeIndex } from '@/lib/listing/index-row';
import { getIndexRows } from '@/lib/listing/load-rows';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The catalogue index, which the browser filters and searches, and the small cards of all products. */
const FILES: Readonly<Record<string, () => string>> = {
  [INDEX_FILE]: () => writeIndex(getIndexRows()),
  [CARDS_FILE]: () => JSON.stringify(getProducts().map((product) => toSmallCard(toCard(product)))),
};

export function generateStaticParams() {
  return Object.keys(FILES).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return new Response(FILES[file]?.(), { headers: { 'Content-Type': 'application/json' } });
}
