import { type CategoryKey, categorySlug } from '../catalogue/categories/categories';
import type { Selection } from '../catalogue/variants/selection';

/** The path of a page of a listing: the first has the listing's own path, the second ends in 'page/2/'. */
export const paginatedPath = (path: string, page: number) => (page > 1 ? `${path}page/${page}/` : path);

const selectionQuery = (choice: Selection = {}) =>
  Object.keys(choice).length > 0 ? `?${new URLSearchParams(choice)}` : '';

/** Every address of the shop, without the base path and with the trailing slash that static hosts serve alike. */
export const routes = {
  home: () => '/',
  category: (key: CategoryKey, page = 1) => paginatedPath(`/${categorySlug(key)}/`, page),
  subcategory: (key: CategoryKey, slug: string, page = 1) => paginatedPath(`/${categorySlug(key)}/${slug}/`, page),
  allProducts: (page = 1) => paginatedPath('/all-products/', page),
  product: (id: string, choice?: Selection) => `/products/${id}/${selectionQuery(choice)}`,
  brands: () => '/brands/',
  brand: (slug: string, page = 1) => paginatedPath(`/brands/${slug}/`, page),
  faq: (id?: string) => `/faq/${id ? `#${id}` : ''}`,
  sizeGuide: (id?: string) => `/size-guide/${id ? `#${id}` : ''}`,
  contact: () => '/contact/',
  // URLSearchParams, for encodeURIComponent throws on half an emoji.
  search: (query?: string) => (query ? `/search/?${new URLSearchParams({ query })}` : '/search/'),
  request: () => '/request/',
} as const;
