import type { FacetOption, Facets, FacetView } from './count';
import { OPEN_FACETS } from './open-facets';

/** The facets of a listing as its exported pages show them: of long lists some values, the others come with the index. */
export type ExportedFacets = {
  /** Facets of the first page, with the values that most goods have. */
  first: Facets;
  /** Facets of further pages, which few edits change: open ones have their first values and no counts, closed ones are empty. */
  further: Facets;
};

/** Facets with all values and counts as exported pages show them. */
export function exportedFacets(facets: Facets): ExportedFacets {
  const open = facets.filter(({ isOffered }) => isOffered).slice(0, OPEN_FACETS);
  return {
    first: facets.map((view) => shorten(view, mostOf)),
    further: facets.map((view) => (open.includes(view) ? uncounted(shorten(view, firstOf)) : awaited(view))),
  };
}

type Choose = (options: readonly FacetOption[], most: number) => readonly FacetOption[];

/** A facet with some of its values where a page shows no more at first. */
function shorten(view: FacetView, choose: Choose): FacetView {
  if (!('options' in view) || view.firstShown === undefined || view.options.length <= view.firstShown) return view;
  return { ...view, options: choose(view.options, view.firstShown), among: view.options.length };
}

/** The options that most goods have, in the order in which they are offered. */
const mostOf: Choose = (options, most) => {
  const chosen = [...options].sort(({ count: a = 0 }, { count: b = 0 }) => b - a).slice(0, most);
  return options.filter((option) => chosen.includes(option));
};
const firstOf: Choose = (options, most) => options.slice(0, most);

function uncounted(view: FacetView): FacetView {
  if (!('options' in view)) return view;
  return { ...view, options: view.options.map(({ value, label }) => ({ value, label })) };
}

function awaited(view: FacetView): FacetView {
  if ('options' in view) return { ...view, options: [], isAwaited: true };
  return { ...view, ...('highest' in view && { highest: 0 }), isAwaited: true };
}
