import { toCard } from '@/lib/catalogue/card';
import { getProducts } from '@/lib/catalogue/load';
import { fold, type SearchRecord } from '@/lib/search/match';

export const dynamic = 'force-static';

/** What /search/ looks through, fetched only when someone searches. */
export function GET() {
  const records = getProducts().map((product): SearchRecord => {
    const { id, brand, name, model, placements, colors, fabric } = product;
    const places = placements.flatMap(({ category, subcategory }) => [category, subcategory?.name]);
    const words = [brand.name, name, model, id, fabric, ...places, ...colors.map((color) => color.name)];
    return { card: toCard(product), words: [...new Set(fold(words.filter(Boolean).join(' ')).split(' '))].join(' ') };
  });
  return Response.json(records);
}
