import { getProducts } from '@/lib/catalogue/load';

export const dynamic = 'force-static';

/** The drawings of each product by its id, for the operator's preview: what is edited there keeps how it was drawn last. */
export function GET() {
  return Response.json(
    Object.fromEntries(getProducts().flatMap(({ id, drawings }) => (drawings.length > 0 ? [[id, drawings]] : []))),
  );
}
