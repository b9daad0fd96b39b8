import 'server-only';
import { getCategories } from '../../catalogue/load';
import { FACETS } from '../../listing/facets/facets';

/** The data of the search page: the URL parameters of its filters, and the categories for a search without results. */
export function getSearchPage() {
  return {
    parameters: FACETS.map(({ parameter }) => ({ parameter })),
    categories: getCategories().map(({ key, name }) => ({ key, name })),
  };
}
