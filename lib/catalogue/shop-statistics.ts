import type { Product } from './schema/product';
import { isAlphaSize, sortSizes } from './sizes/sizes';

/** Placeholders for texts of the shop, such as '{waists}'. */
export const STATISTIC_NAMES = ['products', 'makers', 'unlimited', 'letters', 'waists', 'shoes'] as const;
/** The values of the placeholders. Undefined if the shop has no such products. */
export type ShopStatistics = Readonly<Record<(typeof STATISTIC_NAMES)[number], string | undefined>>;

const IN_BRACES = /\{([^{}]*)\}/g;

type CountedProduct = Pick<Product, 'brand' | 'sizes' | 'restrictions'>;

/** Counts products, brands and products that ship to every state, and finds the ranges of sizes: 'XS to 5XL'. */
export function shopStatistics(products: readonly CountedProduct[]): ShopStatistics {
  const allSizes = products.map(({ sizes }) => sizes);
  const letters = allSizes.flatMap((sizes) =>
    sizes.system === 'men-sleeve' ? sizes.men : sizes.system === 'alpha' ? sizes.labels : [],
  );
  return {
    products: countOf(products.length),
    makers: countOf(new Set(products.map(({ brand }) => brand.slug)).size),
    unlimited: countOf(products.filter(({ restrictions }) => isUnlimited(restrictions)).length),
    letters: rangeOf(letters.filter(isAlphaSize)),
    waists: rangeOf(allSizes.flatMap((sizes) => (sizes.system === 'waist-length' ? sizes.waists : []))),
    shoes: rangeOf(allSizes.flatMap((sizes) => (sizes.system === 'shoe' ? sizes.labels : []))),
  };
}

const isUnlimited = (restrictions: CountedProduct['restrictions']) =>
  !restrictions || (restrictions.states.length === 0 && restrictions.cities.length === 0);

const countOf = (count: number) => (count === 0 ? undefined : String(count));

function rangeOf(labels: readonly string[]): string | undefined {
  const sorted = sortSizes(labels);
  const [first] = sorted;
  const last = sorted.at(-1);
  return first === last ? undefined : `${first} to ${last}`;
}

/** The names in braces that are not placeholders: 'We have {sizes}' -> ['sizes']. */
export function unknownStatistics(text: string): string[] {
  return [...text.matchAll(IN_BRACES)].flatMap(([, name = '']) => (isStatistic(name) ? [] : name));
}

const isStatistic = (name: string): name is keyof ShopStatistics =>
  (STATISTIC_NAMES as readonly string[]).includes(name);

/** Replaces the placeholders in a text. Undefined if the shop has no value for one of them. */
export function fillStatistics(text: string, statistics: ShopStatistics): string | undefined {
  const filled = text.replace(IN_BRACES, (match, name: string) =>
    isStatistic(name) ? (statistics[name] ?? '{}') : match,
  );
  return filled.includes('{}') ? undefined : filled;
}
