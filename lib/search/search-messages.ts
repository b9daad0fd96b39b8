import { formatNumber } from '../money';

/* Sentences of search and listings; other pages load them with the first letter of a search. */

export const noSuggestions = 'The suggestions could not be loaded.';
/** The answer to a search for products that the shop does not have. */
export const notCarried = (name: string) => `We do not carry “${name}”.`;
/** The answer to a search without results. */
export const nothingFound = (query: string) => `Nothing found for “${query}”.`;
/** The heading of products that are similar to a search. */
export const alsoSimilar = 'Similar items';
export const recentSearches = 'Recent searches';
/** The number of products on the page, and in the whole listing. */
export const showing = (shown: number, total: number) =>
  `Showing ${formatNumber(shown)} of ${formatNumber(total)} Products`;
export const resetFilters = 'Reset Filters';
export const noProducts = 'No products found matching your criteria.';
/** Shown if JavaScript is off. */
export const searchNeedsScript = 'Search needs JavaScript. Start from a category:';
