import { colorFamily } from '@/lib/catalogue/colors/color-family';
import type { Product } from '@/lib/catalogue/schema/product';
import type { ListingState } from '@/lib/listing/url-state';

// The size filter has no 2X, 2XL, 3X, 4X and 5X for clothing. They are other names of these sizes.
const SAME_SIZES: Record<string, string> = { '2X': 'XXL', '2XL': 'XXL', '3X': '3XL', '4X': '4XL', '5X': '5XL' };

/** The sizes of a product in the filter, by control. */
export function sizesOf({ sizes, placements }: Product): Record<string, string[]> {
  const isSized = placements.some(({ category }) => category === 'clothing' || category === 'footwear');
  if (!isSized) return {};
  const letters = (labels: readonly string[]) => labels.map((label) => SAME_SIZES[label] ?? label);
  if (sizes.system === 'alpha') return { size: letters(sizes.labels) };
  if (sizes.system === 'shoe') return { shoe: sizes.labels };
  if (sizes.system === 'waist-length') return { waist: sizes.waists, length: sizes.lengths };
  if (sizes.system !== 'men-sleeve') return {};
  return /^\d/.test(sizes.men[0] ?? '')
    ? { collar: sizes.men, sleeve: sizes.sleeves }
    : { size: letters(sizes.men), sleeve: sizes.sleeves };
}

const controlOf = (token: string) => (token.includes(':') ? token.slice(0, token.indexOf(':')) : 'size');
const labelOf = (token: string) => token.slice(token.indexOf(':') + 1);

/** True if a product passes all filters. A simple implementation without caches. */
function passes(product: Product, state: ListingState): boolean {
  const {
    brand = [],
    section = [],
    size = [],
    color = [],
    max: [max] = [],
    reduced = [],
    'ships-to': [shipsTo] = [],
  } = state.filters;
  if (brand.length > 0 && !brand.includes(product.brand.name)) return false;
  const places = product.placements.map(({ subcategory }) => subcategory?.slug);
  if (section.length > 0 && !places.some((slug) => slug && section.includes(slug))) return false;
  if (color.length > 0 && !product.colors.some((own) => color.includes(colorFamily(own)))) return false;
  if (max !== undefined && product.price !== 0 && product.price > Number(max)) return false;
  if (reduced.length > 0 && !(product.price > 0 && product.oldPrice && product.oldPrice > product.price)) return false;
  if (shipsTo && product.restrictions?.states.includes(shipsTo)) return false;
  const own = sizesOf(product);
  for (const control of new Set(size.map(controlOf))) {
    const wanted = size.filter((token) => controlOf(token) === control).map(labelOf);
    if (!own[control]?.some((label) => wanted.includes(label))) return false;
  }
  return true;
}

/** The products of a state in its order. Selection sort: slow, but stable. */
export function oracle(products: readonly Product[], state: ListingState): Product[] {
  const rest = [...products.filter(isBestseller), ...products.filter((product) => !isBestseller(product))].filter(
    (product) => passes(product, state),
  );
  const isCheaper = (a: Product, b: Product) => a.price !== 0 && (b.price === 0 || a.price < b.price);
  const isDearer = (a: Product, b: Product) => a.price !== 0 && (b.price === 0 || a.price > b.price);
  const isBefore = {
    featured: () => false,
    'price-low-high': isCheaper,
    'price-high-low': isDearer,
    newest: (a: Product, b: Product) => a.date !== undefined && (b.date === undefined || a.date > b.date),
  }[state.sort];
  const sorted: Product[] = [];
  while (rest.length > 0) {
    const best = rest.reduce((first, other) => (isBefore(other, first) ? other : first));
    sorted.push(...rest.splice(rest.indexOf(best), 1));
  }
  return sorted;
}

const isBestseller = (product: Product) => product.isBestseller;
