/** Defaults of `site.json` for browser scripts. */
export const SITE_DEFAULTS = {
  name: 'Catalog',
  social: [],
  mark: 'M4 8 16 2l12 6v16l-12 6L4 24Zm4 3v10l6 3V14Zm10 3v10l6-3V11Z',
  searchHint: 'Search',
  contactEndpoint: '',
  buyer: 'Organization',
};
