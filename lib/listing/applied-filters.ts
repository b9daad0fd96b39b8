import type { Facet } from './facets/facet';
import type { FacetColumn, FacetIndex, FacetViews } from './filter-rows';
import type { Filters, ListingState } from './url-state';

/**
 * The filters of an address as a listing offers them: a value in other case or another spelling is the one that it means, and what the
 * listing does not offer is left out.
 */
export function resolveFilters({ columns }: FacetIndex, filters: Filters): Filters {
  const meant = Object.entries(filters).map(([parameter, asked]) => {
    const own = columns.filter(({ facet }) => facet.parameter === parameter);
    return [parameter, resolveValues(own, asked)] as const;
  });
  return Object.fromEntries(meant.filter(([, values]) => values.length > 0));
}

/** Facets of one parameter read its texts alike, so that the first one speaks for all. */
function resolveValues(columns: readonly FacetColumn[], asked: readonly string[]): readonly string[] {
  const [first] = columns;
  // A limit has no values of its own: every value that it could read stays.
  if (!first || !('options' in first)) return asked;
  const offered = columns.flatMap((column) => ('options' in column ? column.options.map(({ value }) => value) : []));
  const values = asked.flatMap((text) => (offered.includes(text) ? [text] : first.facet.resolve(text, offered)));
  return [...new Set(values)];
}

/** Filter values in the form of their facets; what is invalid is ignored, never an error. */
export function readFilters(filters: Filters, facets: readonly Facet[]): Filters {
  const read = facets.map((facet) => [facet.parameter, facet.read(filters[facet.parameter] ?? [])] as const);
  return Object.fromEntries(read.filter(([, values]) => values.length > 0));
}

/** An applied filter: its words, and its place among the filters. */
export type Chip = { label: string; parameter: string; value: string };

/** The filters of a state in the order of the panel; `views` are the last answer, which knows what values are called. */
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
