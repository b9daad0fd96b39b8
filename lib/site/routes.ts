import { type CategoryKey, categorySlug } from '../catalogue/categories/categories';
import type { Selection } from '../catalogue/variants/selection';

/** Path of a page of a listing: '/shoes/', '/shoes/page/2/'. */
export const paginatedPath = (path: string, page: number) => (page > 1 ? `${path}page/${page}/` : path);

const selectionQuery = (selection: Selection = {}) =>
  Object.keys(selection).length > 0 ? `?${new URLSearchParams(selection)}` : '';

/** Addresses of pages, without the base path. The trailing slash works on all static hosts. */
export const routes = {
  home: () => '/',
  category: (key: CategoryKey, page = 1) => paginatedPath(`/${categorySlug(key)}/`, page),
  subcategory: (key: CategoryKey, slug: string, page = 1) => paginatedPath(`/${categorySlug(key)}/${slug}/`, page),
  allProducts: (page = 1) => paginatedPath('/all-products/', page),
  product: (id: string, selection?: Selection) => `/products/${id}/${selectionQuery(selection)}`,
  brands: () => '/brands/',
  brand: (slug: string, page = 1) => paginatedPath(`/brands/${slug}/`, page),
  faq: (id?: string) => `/faq/${id ? `#${id}` : ''}`,
  sizeGuide: (id?: string) => `/size-guide/${id ? `#${id}` : ''}`,
  contact: () => '/contact/',
  // URLSearchParams, because encodeURIComponent throws an error on half an emoji.
  search: (query?: string) => (query ? `/search/?${new URLSearchParams({ query })}` : '/search/'),
  request: () => '/request/',
} as const;
