import type { Filters } from './address';
import type { FacetColumn, FacetTable } from './count';
import type { Facet } from './facets/facet';

/**
 * The filters of an address as a listing offers them: a value in other case or another spelling is the one that it means, and what the
 * listing does not offer is left out.
 */
export function meantFilters({ columns }: FacetTable, filters: Filters): Filters {
  const meant = Object.entries(filters).map(([parameter, asked]) => {
    const own = columns.filter(({ facet }) => facet.parameter === parameter);
    return [parameter, meantValues(own, asked)] as const;
  });
  return Object.fromEntries(meant.filter(([, values]) => values.length > 0));
}

/** Facets of one parameter read its texts alike, so that the first one speaks for all. */
function meantValues(columns: readonly FacetColumn[], asked: readonly string[]): readonly string[] {
  const [first] = columns;
  // A limit has no values of its own: every value that it could read stays.
  if (!first || !('options' in first)) return asked;
  const offered = columns.flatMap((column) => ('options' in column ? column.options.map(({ value }) => value) : []));
  const values = asked.flatMap((text) => (offered.includes(text) ? [text] : first.facet.meant(text, offered)));
  return [...new Set(values)];
}

/** Filter values in the form of their facets; what is invalid is ignored, never an error. */
export function readFilters(filters: Filters, facets: readonly Facet[]): Filters {
  const read = facets.map((facet) => [facet.parameter, facet.read(filters[facet.parameter] ?? [])] as const);
  return Object.fromEntries(read.filter(([, values]) => values.length > 0));
}
