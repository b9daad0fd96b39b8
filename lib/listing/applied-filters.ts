import type { Facet } from './facets/facet';
import type { FacetColumn, FacetIndex, FacetViews } from './filter-rows';
import type { Filters, ListingState } from './url-state';

/**
 * Maps the filter values of a URL to the options of a listing: '2x' -> 'XXL', 'ACME' -> 'Acme'. Values without an option are removed.
 */
export function resolveFilters({ columns }: FacetIndex, filters: Filters): Filters {
  const resolved = Object.entries(filters).map(([parameter, values]) => {
    const sharing = columns.filter(({ facet }) => facet.parameter === parameter);
    return [parameter, resolveValues(sharing, values)] as const;
  });
  return Object.fromEntries(resolved.filter(([, values]) => values.length > 0));
}

/** `columns` are the facets of one parameter. They have the same `resolve`, so the first one is used for all. */
function resolveValues(columns: readonly FacetColumn[], values: readonly string[]): readonly string[] {
  const [first] = columns;
  // A threshold has no list of options: keep every valid value.
  if (!first || !('positions' in first)) return values;
  const offered = columns.flatMap((column) =>
    'positions' in column ? column.view.options.map(({ value }) => value) : [],
  );
  const resolved = values.flatMap((text) => (offered.includes(text) ? [text] : first.facet.resolve(text, offered)));
  return [...new Set(resolved)];
}

/** Normalizes the filter values of a URL with their facets. Invalid values are ignored. */
export function readFilters(filters: Filters, facets: readonly Facet[]): Filters {
  const read = facets.map((facet) => [facet.parameter, facet.read(filters[facet.parameter] ?? [])] as const);
  return Object.fromEntries(read.filter(([, values]) => values.length > 0));
}

/** An applied filter: its label, and the parameter and value to remove. */
export type Chip = { label: string; parameter: string; value: string };

/** The applied filters in the order of the panel. `views` are the facets of the last answer, which contain the labels of values. */
export function chipsOf({ filters }: ListingState, facets: readonly Facet[], views: FacetViews): Chip[] {
  return facets.flatMap((facet) => {
    const { parameter } = facet;
    const view = views.find(({ key }) => key === facet.key);
    const options = view && 'options' in view ? view.options : [];
    const labelOf = (value: string) =>
      options.find((option) => option.value === value)?.label ?? ('label' in facet ? facet.label(value) : value);
    return (filters[parameter] ?? [])
      .filter(facet.matches)
      .map((value) => ({ label: facet.chipLabel(value, labelOf(value)), parameter, value }));
  });
}
