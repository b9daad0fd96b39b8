import type { Facets, FacetView } from './count';

/**
 * Facets as exported pages show them: of long lists only the options with the most products, in the order of the list. The others come
 * with the index.
 */
export function exportedFacets(facets: Facets): Facets {
  return facets.map(shorten);
}

function shorten(view: FacetView): FacetView {
  if (!('options' in view) || view.firstShown === undefined || view.options.length <= view.firstShown) return view;
  const largest = new Set([...view.options].sort((a, b) => b.count - a.count).slice(0, view.firstShown));
  return { ...view, options: view.options.filter((option) => largest.has(option)), among: view.options.length };
}
