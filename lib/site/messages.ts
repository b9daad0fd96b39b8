/*
 * Texts of the storefront that several files use. Forms and admin have separate files.
 * Each text is a separate export, so that `import * as messages` adds only the used ones to a page's script.
 */

export const shopNow = 'Shop Now';
export const getInTouch = 'Get in Touch';
export const allProducts = 'All products';
export const featured = 'Featured products';
export const tryAgain = 'Try again';
export const readMore = 'Read more';
export const sizeGuide = 'Size guide';
export const chooseState = 'Choose a state';
export const searchCatalog = 'Search the catalog';
/** Fills up short descriptions for search engines. */
export const everyProduct = 'Every product has its own page with full details.';
export const partMissing = 'Part of this page could not be loaded. Reload it';
export const noNetwork = 'No connection. Nothing is lost: try again when you are back online.';
export const pageNotFound = 'Page not found';
export const noPage = 'There is no page at this address.';
export const offlineTitle = 'You are offline';
export const productNotFound = 'Product not found';
export const searchStore = 'Search the store';
export const contactForPrice = 'Contact for price';
/** Shown for a subcategory without products. */
export const noProductsFor = (subcategory: string) => `No products found for ${subcategory}.`;
export const catalogOnly = 'This is a catalog: there is no cart or account.';
export const linkCopied = 'Link copied.';
export const linkNotCopied = 'Not copied: please copy the address.';
export const requestListName = 'Request list';
/** Short name of the request list, for narrow screens. */
export const requestListShort = 'List';
export const addToRequestList = 'Add to request list';
export const addToList = 'Add to list';
/** Whether a product ships to the shopper's state. */
export const shipping = {
  shipsNot: 'Does not ship to your state.',
  ships: 'Ships to your state.',
  shipsExcept: (cities: string) => `Ships to your state, except ${cities}.`,
} as const;
