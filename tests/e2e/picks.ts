import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { formatProblem, parseCatalogueText } from '@/lib/catalogue/parse';
import type { Product } from '@/lib/catalogue/schema/product';

const FILE = 'out/catalogue.json';

function readProducts(): readonly Product[] {
  const result = parseCatalogueText(readFileSync(FILE, 'utf8'), FILE);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  const drawings = JSON.parse(readFileSync('out/drawings.json', 'utf8')) as Record<string, Product['drawings']>;
  return result.catalogue.products.map((product) => ({ ...product, drawings: drawings[product.id] }));
}

/** The products of the export that is being tested. */
export const products = readProducts();

/** The first product of a kind, so that no test names one; fails where the catalogue has none of that kind. */
export function pick(kind: string, isOfKind: (product: Product) => boolean): Product {
  const product = products.find(isOfKind);
  if (!product) throw new Error(`The catalogue has no product ${kind}`);
  return product;
}

export const pathOf = ({ id }: Pick<Product, 'id'>) => `/products/${id}/`;

/** The subcategory with the fewest products: an empty one, where the catalogue has it. */
export function smallestSubcategory(): string {
  const counts = new Map<string, number>();
  for (const { placements } of products) {
    for (const { category, subcategory } of placements) {
      const slug = CATEGORIES.find(({ key }) => key === category)?.slug;
      if (subcategory)
        counts.set(`/${slug}/${subcategory.slug}/`, (counts.get(`/${slug}/${subcategory.slug}/`) ?? 0) + 1);
    }
  }
  const [smallest] = [...counts].sort(([, a], [, b]) => a - b);
  if (!smallest) throw new Error('The catalogue has no subcategory');
  return smallest[0];
}
