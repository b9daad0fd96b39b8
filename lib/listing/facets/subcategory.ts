import { CATEGORIES, categoryRule } from '../../catalogue/categories';
import { subcategorySlug } from '../../catalogue/subcategory';
import type { IndexRow } from '../row';
import type { Scope } from '../scope';
import { choiceFacet } from './facet';

/** The subcategory, by its slug, in the order of menu and pages: those with a place of their own first, then the catalogue's; its address and its legend call it a section. */
export const subcategory = choiceFacet({
  parameter: 'section',
  legend: 'Section',
  valuesOf: (row, scope) => subcategoriesOf(row, scope).map(({ slug }) => slug),
  // The plural is made of the last word, which in a slug stands behind a hyphen.
  meant: (text, offered) =>
    offered.filter((slug) => slug === subcategorySlug(text.toLowerCase().replace(/[-_]+/g, ' '))),
  label: (value, row) =>
    row?.placements.find((placement) => placement.subcategory?.slug === value)?.subcategory?.name ?? value,
  sort: (values, scope) => {
    const rules = scope.kind === 'category' ? [categoryRule(scope.category)] : CATEGORIES;
    const first = rules.flatMap(({ order }) => order).filter((slug) => values.includes(slug));
    return [...new Set([...first, ...values])];
  },
});

/** A subcategory has none that are narrower; a category has its own; elsewhere all count. */
function subcategoriesOf({ placements }: IndexRow, scope: Scope): { slug: string; name: string }[] {
  if (scope.kind === 'subcategory') return [];
  return placements.flatMap(({ category, subcategory: own }) =>
    own && (scope.kind !== 'category' || category === scope.category) ? [own] : [],
  );
}
