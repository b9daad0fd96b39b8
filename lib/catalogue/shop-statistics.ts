import type { Product } from './schema/product';
import { isAlphaSize, sortSizes } from './sizes/sizes';

/** Figures of a shop that its texts may name in braces, such as '{waists}'. */
export const STATISTIC_NAMES = ['products', 'makers', 'unlimited', 'letters', 'waists', 'shoes'] as const;
/** The figures of a shop by their names; undefined for those that it has none of. */
export type ShopStatistics = Readonly<Record<(typeof STATISTIC_NAMES)[number], string | undefined>>;

const IN_BRACES = /\{([^{}]*)\}/g;

type CountedProduct = Pick<Product, 'brand' | 'sizes' | 'restrictions'>;

/** Counts goods and makers, goods that are shipped to every state, and the ranges of sizes. */
export function shopStatistics(products: readonly CountedProduct[]): ShopStatistics {
  const labels = (pick: (sizes: Product['sizes']) => readonly string[]) => products.flatMap(({ sizes }) => pick(sizes));
  return {
    products: countOf(products.length),
    makers: countOf(new Set(products.map(({ brand }) => brand.slug)).size),
    unlimited: countOf(products.filter(({ restrictions }) => isUnlimited(restrictions)).length),
    letters: rangeOf(
      labels((sizes) => {
        const given = sizes.system === 'men-sleeve' ? sizes.men : sizes.system === 'alpha' ? sizes.labels : [];
        return given.filter(isAlphaSize);
      }),
    ),
    waists: rangeOf(labels((sizes) => (sizes.system === 'waist-length' ? sizes.waists : []))),
    shoes: rangeOf(labels((sizes) => (sizes.system === 'shoe' ? sizes.labels : []))),
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

/** The names in braces that are no figures. */
export function unknownStatistics(text: string): string[] {
  return [...text.matchAll(IN_BRACES)].flatMap(([, name = '']) => (isFigure(name) ? [] : name));
}

const isFigure = (name: string): name is keyof ShopStatistics => (STATISTIC_NAMES as readonly string[]).includes(name);

/** A text with its figures in place of their names; undefined where the shop has none of one. */
export function fillStatistics(text: string, figures: ShopStatistics): string | undefined {
  const filled = text.replace(IN_BRACES, (written, name: string) =>
    isFigure(name) ? (figures[name] ?? '{}') : written,
  );
  return filled.includes('{}') ? undefined : filled;
}
