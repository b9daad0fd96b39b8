import type { CategoryKey } from '../catalogue/categories';
import type { IndexRow } from '../index/row';
import { type FacetTable, toFacetTable } from './facets';

/** The goods that a page is about, before any filter. */
export type Scope =
  | { kind: 'all' }
  | { kind: 'category'; category: CategoryKey }
  | { kind: 'subcategory'; category: CategoryKey; slug: string }
  | { kind: 'brand'; slug: string }
  | { kind: 'search'; query: string; isLiteral: boolean };

/** The rows of a listing, ready to be filtered; a search passes the rows it has found, which all belong to it. */
export function rowsInScope(rows: readonly IndexRow[], scope: Scope): FacetTable {
  return toFacetTable(
    rows.filter((row) => isInScope(row, scope)),
    (row) => sectionsOf(row, scope),
  );
}

function isInScope({ placements, brandSlug }: IndexRow, scope: Scope): boolean {
  switch (scope.kind) {
    case 'all':
    case 'search':
      return true;
    case 'category':
      return placements.some(({ category }) => category === scope.category);
    case 'subcategory':
      return placements.some(({ category, slug }) => category === scope.category && slug === scope.slug);
    case 'brand':
      return brandSlug === scope.slug;
  }
}

/** A subcategory has no narrower sections; a category has its own; elsewhere all count. */
function sectionsOf({ placements }: IndexRow, scope: Scope): IndexRow['placements'] {
  if (scope.kind === 'subcategory') return [];
  return placements.filter(
    ({ category, slug }) => slug !== '' && (scope.kind !== 'category' || category === scope.category),
  );
}
