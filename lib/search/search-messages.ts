import { formatNumber } from '../money';

/* Texts of search and listings. Other pages load them with the search panel. */

export const noSuggestions = 'The suggestions could not be loaded.';
/** Shown for products in `notSold` of `search.json`. */
export const notCarried = (name: string) => `We do not carry “${name}”.`;
/** Shown if a search has no results. */
export const nothingFound = (query: string) => `Nothing found for “${query}”.`;
/** Heading of products that are similar to a search. */
export const alsoSimilar = 'Similar items';
export const recentSearches = 'Recent searches';
/** `shown`: products on this page. `total`: products on all pages. */
export const showing = (shown: number, total: number) =>
  `Showing ${formatNumber(shown)} of ${formatNumber(total)} Products`;
export const resetFilters = 'Reset Filters';
export const noProducts = 'No products found matching your criteria.';
/** Shown if JavaScript is off. */
export const searchNeedsScript = 'Search needs JavaScript. Start from a category:';
