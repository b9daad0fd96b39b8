import type { Filters } from '@/lib/listing/address';
import type { FacetView } from '@/lib/listing/count';

/** The chosen options of a facet: sizes of several kinds share one parameter. */
export function chosenOf(view: FacetView, filters: Filters): readonly string[] {
  const values = filters[view.parameter] ?? [];
  return 'options' in view ? values.filter((value) => view.options.some((option) => option.value === value)) : values;
}
