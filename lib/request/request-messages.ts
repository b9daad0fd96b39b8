export const addedToRequest = 'Added to the request list.';
export const notSaved = 'Could not save: browser storage is full or blocked.';
export const listNeedsScript = 'The request list needs JavaScript, which is turned off.';
export const catalogNotLoaded = 'The product data could not be loaded.';
/** Errors of an addition, by reason; shown on product pages and cards. */
export const notAdded = {
  full: 'Not added: browser storage is full.',
  denied: 'Not added: browser storage is blocked.',
  unreadable: 'Not added: the stored list cannot be read.',
  'too-many': 'Not added: the list is full.',
  unreached: 'Not added: the product data could not be loaded.',
} as const;
/** Errors of a change, by reason; shown on the request list page. */
export const saveErrors = {
  full: 'Could not save the change: browser storage is full.',
  denied: 'Could not save: browser storage is blocked. Allow site data for this site, or leave private browsing.',
  unreadable: 'The stored list was written by another version of this store and cannot be read. It was not changed.',
  'too-many': 'A list has at most 500 lines. Nothing was added.',
} as const;
