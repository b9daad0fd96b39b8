/* Sentences for what is not there: a page, a product, the network. */

export const pageNotFound = 'Page not found';
export const noPage = 'There is no page at this address.';
export const offlineTitle = 'You are offline';
export const productNotFound = 'Product not found';
export const searchStore = 'Search the store';
