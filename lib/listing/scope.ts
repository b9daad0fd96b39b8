import type { CategoryKey } from '../catalogue/categories/categories';
import type { IndexRow } from './index-row';

/** The products of a listing before filters. `isLiteral`: search for the query as typed, without spelling correction. */
export type Scope =
  | { kind: 'all' }
  | { kind: 'category'; category: CategoryKey }
  | { kind: 'subcategory'; category: CategoryKey; slug: string }
  | { kind: 'brand'; slug: string }
  | { kind: 'search'; query: string; isLiteral: boolean };

/** True if a row belongs to a scope. A search passes only rows that it has found, so all of them do. */
export function isInScope({ placements, brandSlug }: IndexRow, scope: Scope): boolean {
  switch (scope.kind) {
    case 'all':
    case 'search':
      return true;
    case 'category':
      return placements.some(({ category }) => category === scope.category);
    case 'subcategory':
      return placements.some(
        ({ category, subcategory }) => category === scope.category && subcategory?.slug === scope.slug,
      );
    case 'brand':
      return brandSlug === scope.slug;
  }
}
