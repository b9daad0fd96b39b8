import { CATEGORIES, type CategoryKey } from '../../catalogue/categories';
import type { Product } from '../../catalogue/schema/product';
import type { Scope } from '../scope';
import { brand } from './brand';
import { color } from './color';
import type { ChoiceFacet, Facet } from './facet';
import { price } from './price';
import { reduced } from './reduced';
import { shipsTo } from './ships-to';
import { sizes } from './sizes';
import { specificationFacet } from './specification';
import { subcategory } from './subcategory';

/** The facets in the order of the panel, with those that a category has of its own. */
const withOwn = (own: readonly ChoiceFacet[]): readonly Facet[] => [
  subcategory,
  brand,
  ...sizes,
  ...own,
  price,
  color,
  reduced,
  shipsTo,
];

/** The facets that every listing has. */
export const FACETS = withOwn([]);

const SPECIFICATIONS: ReadonlyMap<CategoryKey, readonly ChoiceFacet[]> = new Map(
  CATEGORIES.map(({ key, facets }) => [key, facets.map((entry) => specificationFacet(key, entry))]),
);
const BY_CATEGORY = new Map([...SPECIFICATIONS].map(([key, own]) => [key, withOwn(own)]));
const ALL = withOwn([...SPECIFICATIONS.values()].flat());

/** The facets of a listing in the order of the panel: a category and its subcategories have some of their own. */
export function facetsOf(scope: Scope): readonly Facet[] {
  return ('category' in scope && BY_CATEGORY.get(scope.category)) || FACETS;
}

/** Every name that facets have in addresses, each once. */
export const PARAMETERS: readonly string[] = [...new Set(ALL.map(({ parameter }) => parameter))];

/** What the index keeps of a product for facets, by their keys. */
export function storedValues(product: Product): Record<string, readonly string[]> {
  const stored = ALL.flatMap((facet) => {
    const values = 'fromProduct' in facet && facet.fromProduct?.(product);
    return values && values.length > 0 ? [[facet.key, values] as const] : [];
  });
  return Object.fromEntries(stored);
}
