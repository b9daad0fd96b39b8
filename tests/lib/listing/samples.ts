import { parseCatalogue } from '@/lib/catalogue/parse';
import type { Product } from '@/lib/catalogue/schema/product';
import type { ListingState } from '@/lib/listing/listing-url';
import { DEFAULT_STATE, SORTS } from '@/lib/listing/listing-url';
import { createRandom } from '@/scripts/catalogue/random';
import { sampleCatalogue } from '@/scripts/catalogue/sample';
import { catalogueOf } from '@/tests/fixtures/catalogue';

/** A random catalogue with more unpriced and dateless goods and more ties than the sample has by itself. */
export function sampleProducts(count: number, seed: number): Product[] {
  const random = createRandom(seed);
  const { products } = catalogueOf(parseCatalogue(sampleCatalogue(count, seed), 'sample'));
  return products.map((product) => ({
    ...product,
    ...(random.chance(0.1) && { price: 0, oldPrice: undefined }),
    ...(random.chance(0.3) && { date: random.chance(0.5) ? undefined : '2025-01-01' }),
    ...(random.chance(0.2) && { oldPrice: undefined, price: random.pick([20, 49.99]) }),
  }));
}

/** A random choice of filters, most of which lead to something in these products. */
export function sampleState(products: readonly Product[], seed: number): ListingState {
  const random = createRandom(seed + 1000);
  const some = (values: readonly string[], chance: number) =>
    random.chance(chance) ? random.sample([...new Set(values)], random.between(1, 3)) : [];
  return {
    ...DEFAULT_STATE,
    brands: some(
      products.map(({ brand }) => brand.name),
      0.4,
    ),
    sections: some(
      products.flatMap(({ placements }) => placements.flatMap(({ subcategory }) => subcategory?.slug ?? [])),
      0.3,
    ),
    sizes: some(['S', 'M', 'XXL', '3XL', 'waist:32', 'length:32', 'shoe:9', 'shoe:10.5', 'sleeve:33'], 0.4),
    colors: some(['Black', 'Navy & blue', 'Tan & khaki', 'Green & olive'], 0.3),
    max: random.chance(0.4) ? random.pick([20, 49.99, 50, 120, 400]) : undefined,
    isReduced: random.chance(0.15),
    shipsTo: random.chance(0.2) ? random.pick(['NY', 'CA', 'AK', 'TX']) : undefined,
    sort: random.pick(SORTS),
  };
}
