import { CATEGORIES, type CategoryKey } from '../../catalogue/categories';
import type { SpecificationFacet } from '../../catalogue/schema/category';
import type { Product } from '../../catalogue/schema/product';
import { ORDER_PARAMETERS } from '../address';
import type { Scope } from '../scope';
import { brand } from './brand';
import { color } from './color';
import type { ChoiceFacet, Facet } from './facet';
import { price } from './price';
import { reduced } from './reduced';
import { shipsTo } from './ships-to';
import { sizeFacets } from './sizes';
import { specificationFacet } from './specification';
import { subcategory } from './subcategory';

/** The facets in the order of the panel, with those that a category has of its own. */
const withOwn = (own: readonly ChoiceFacet[]): readonly Facet[] => [
  subcategory,
  brand,
  ...sizeFacets,
  ...own,
  price,
  color,
  reduced,
  shipsTo,
];

/** The facets that every listing has. */
export const FACETS = withOwn([]);

const SPECIFICATIONS: ReadonlyMap<CategoryKey, readonly ChoiceFacet[]> = new Map(
  CATEGORIES.map(({ key, facets }) => [key, specificationFacets(key, facets)]),
);
const BY_CATEGORY = new Map([...SPECIFICATIONS].map(([key, own]) => [key, withOwn(own)]));
const ALL = withOwn([...SPECIFICATIONS.values()].flat());

/** The facets of a category's own; throws when an address could not tell one from another. */
export function specificationFacets(category: CategoryKey, entries: readonly SpecificationFacet[]): ChoiceFacet[] {
  const taken = new Set<string>([...FACETS.map(({ parameter }) => parameter), ...ORDER_PARAMETERS]);
  return entries.map((entry) => {
    if (taken.has(entry.parameter)) {
      throw new Error(
        `The facet "${entry.parameter}" of ${category} needs another parameter: there is one of that name`,
      );
    }
    taken.add(entry.parameter);
    return specificationFacet(category, entry);
  });
}

/** The facets of a listing in the order of the panel: a category and its subcategories have some of their own. */
export function facetsOf(scope: Scope): readonly Facet[] {
  return ('category' in scope && BY_CATEGORY.get(scope.category)) || FACETS;
}

/** Every name that facets have in addresses, each once. */
export const PARAMETERS: readonly string[] = [...new Set(ALL.map(({ parameter }) => parameter))];

/** The values of a product that the index keeps for facets, by their keys. */
export function storedValues(product: Product): Record<string, readonly string[]> {
  const stored = ALL.flatMap((facet) => {
    const values = 'fromProduct' in facet && facet.fromProduct?.(product);
    return values && values.length > 0 ? [[facet.key, values] as const] : [];
  });
  return Object.fromEntries(stored);
}
