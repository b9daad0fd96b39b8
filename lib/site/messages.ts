/** Sentences of the storefront; those of the specification stand word for word. Forms and admin have files of their own. */
export const messages = {
  partMissing: 'Part of this page could not be loaded. Reload it',
  contactForPrice: 'Contact for price',
  noProducts: 'No products found matching your criteria.',
  noProductsFor: (subcategory: string) => `No products found for ${subcategory}.`,
  productNotFound: 'Product not found',
  showing: (shown: number, total: number) => `Showing ${shown} of ${total} Products`,
  sampleReviews: 'Sample reviews',
  sampleNote: 'These reviews are samples that show the layout. They are not from buyers.',
  catalogOnly: 'This is a catalog: there is no cart or account.',
  newsletterClosed: 'Newsletter sign-up is not open yet. This field stores and sends nothing.',
  offline: 'You are offline. Visited pages, search and filters still work.',
  linkCopied: 'Link copied.',
  linkNotCopied: 'The link could not be copied. It is the address of this page.',
  viewedCleared: 'The list is cleared. This browser remembers no products.',
  shipping: {
    shipsUnknown: 'Choose your state for an answer.',
    shipsNot: 'Not shipped to your state.',
    shipsPartly: 'Shipped to your state, but for a city.',
    ships: 'No limit is stated for your state.',
  },
} as const;
