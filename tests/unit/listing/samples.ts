import { parseCatalogue } from '@/lib/catalogue/parse';
import type { Product } from '@/lib/catalogue/schema/product';
import { SORTS } from '@/lib/listing/sort-orders';
import type { ListingState } from '@/lib/listing/url-state';
import { createRandom } from '@/scripts/catalogue/sample/random';
import { sampleCatalogue } from '@/scripts/catalogue/sample/sample-catalogue';
import { productsFrom } from '@/tests/fixtures/catalogue';
import { stateOf } from './state';

/** A random catalogue. It has more ties and more products without price or date than the sample catalogue. */
export function sampleProducts(count: number, seed: number): Product[] {
  const random = createRandom(seed);
  const products = productsFrom(parseCatalogue(sampleCatalogue(count, { seed }), 'sample'));
  return products.map((product) => ({
    ...product,
    ...(random.chance(0.1) && { price: 0, oldPrice: undefined }),
    ...(random.chance(0.3) && { date: random.chance(0.5) ? undefined : '2025-01-01' }),
    ...(random.chance(0.2) && { oldPrice: undefined, price: random.pick([20, 49.99]) }),
  }));
}

/** Random filters. Most of them match some of these products. */
export function sampleState(products: readonly Product[], seed: number): ListingState {
  const random = createRandom(seed + 1000);
  const some = (values: readonly string[], chance: number) =>
    random.chance(chance) ? random.sample([...new Set(values)], random.between(1, 3)) : [];
  const filters = {
    brand: some(
      products.map(({ brand }) => brand.name),
      0.4,
    ),
    section: some(
      products.flatMap(({ placements }) => placements.flatMap(({ subcategory }) => subcategory?.slug ?? [])),
      0.3,
    ),
    size: some(['S', 'M', 'XXL', '3XL', 'waist:32', 'length:32', 'shoe:9', 'shoe:10.5', 'sleeve:33'], 0.4),
    color: some(['Black', 'Navy & blue', 'Tan & khaki', 'Green & olive'], 0.3),
    max: random.chance(0.4) ? [String(random.pick([20, 49.99, 50, 120, 400]))] : [],
    reduced: random.chance(0.15) ? ['1'] : [],
    'ships-to': random.chance(0.2) ? [random.pick(['NY', 'CA', 'AK', 'TX'])] : [],
  };
  return stateOf(filters, { sort: random.pick(SORTS) });
}
