/*
 * Sentences of the storefront: those of the specification, word for word, and what is said in more than one place. Forms and admin
 * have files of their own. One export each, taken as `import * as messages`: a page's script then holds only those that it says.
 */

export const shopNow = 'Shop Now';
export const getInTouch = 'Get in Touch';
export const allProducts = 'All products';
export const featured = 'Featured products';
export const tryAgain = 'Try again';
export const resetFilters = 'Reset Filters';
export const filtering = 'Applying the filters…';
export const keyFeatures = 'Key Features';
export const productDetails = 'Product Details';
export const specifications = 'Specifications';
export const sizeGuide = 'Size guide';
export const questions = 'Questions and answers';
export const chooseState = 'Choose a state';
export const searchCatalog = 'Search the catalog';
export const searchStore = 'Search the store';
export const recentSearches = 'Recent searches';
/** What a search for goods that the shop does not have is told. */
export const notCarried = (name: string) => `We do not carry “${name}”.`;
export const noSuggestions = 'The suggestions could not be loaded.';
/** Where a page has little to say of itself to search engines. */
export const everyProduct = 'Every product of the catalog has a page of its own with all that is known of it.';
export const pageNotFound = 'Page not found';
export const noPage = 'There is no page at this address.';
export const offlineTitle = 'You are offline';
export const partMissing = 'Part of this page could not be loaded. Reload it';
export const contactForPrice = 'Contact for price';
export const noProducts = 'No products found matching your criteria.';
export const noProductsFor = (subcategory: string) => `No products found for ${subcategory}.`;
export const productNotFound = 'Product not found';
export const showing = (shown: number, total: number) => `Showing ${shown} of ${total} Products`;
/** While files of a large index are on their way. */
export const soFar = ({ known, total }: { known: number; total: number }) =>
  `So far from ${known} of ${total} products.`;
export const sampleReviews = 'Sample reviews';
export const sampleNote = 'These reviews are samples that show the layout. They are not from buyers.';
export const catalogOnly = 'This is a catalog: there is no cart or account.';
export const newsletterClosed = 'Newsletter sign-up is not open yet. This field stores and sends nothing.';
export const offline = 'You are offline. Visited pages, search and filters still work.';
export const linkCopied = 'Link copied.';
export const linkNotCopied = 'Not copied: please copy the address.';
export const viewedCleared = 'The list is cleared. This browser remembers no products.';
export const shipping = {
  shipsNot: 'Not shipped to your state.',
  shipsPartly: 'Shipped to your state, but for a city.',
  ships: 'No limit is stated for your state.',
} as const;
