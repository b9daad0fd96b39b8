import type { ListingState } from './address';
import type { Facets } from './count';
import type { Facet } from './facets/facet';

/** An applied filter: its words, and its place among the filters. */
export type Chip = { label: string; parameter: string; value: string };

/** The filters of a state in the order of the panel; `views` are the last answer, which knows what values are called. */
export function chipsOf({ filters }: ListingState, facets: readonly Facet[], views: Facets): Chip[] {
  return facets.flatMap((facet) => {
    const { parameter } = facet;
    const view = views.find(({ key }) => key === facet.key);
    const options = view && 'options' in view ? view.options : [];
    const labelOf = (value: string) =>
      options.find((option) => option.value === value)?.label ?? ('label' in facet ? facet.label(value) : value);
    return (filters[parameter] ?? [])
      .filter(facet.owns)
      .map((value) => ({ label: facet.chip(value, labelOf(value)), parameter, value }));
  });
}
