import { type CategoryKey, categorySlug } from '../catalogue/categories/categories';
import type { Selection } from '../catalogue/variants/offer';

/** Path of the folder that the site is hosted in: '' or '/store'. `Link` adds it; all other addresses need {@link asset}. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path, for <a>, <img>, <form> and fetch. Absolute URLs stay as they are. */
export function asset(path: string): string {
  return path.startsWith('/') ? `${BASE_PATH}${path}` : path;
}

/** Address of a file of `/data/`, with the base path. */
export const dataAddress = (file: string) => asset(`/data/${file}`);

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

/** The URL segments of the pages of a listing, after its path: [], ['page', '2'], ['page', '3']. */
export function pageSegments(pages: number): string[][] {
  return Array.from({ length: pages }, (_, index) => (index === 0 ? [] : ['page', String(index + 1)]));
}

/** Reads these segments, with an optional slug before them: ['shirts', 'page', '2'] -> { slug: 'shirts', page: 2 }. */
export function readSegments(segments: readonly string[] = []): { slug: string | undefined; page: number } {
  const isNumbered = segments.at(-2) === 'page';
  const [slug] = isNumbered ? segments.slice(0, -2) : segments;
  return { slug, page: isNumbered ? Number(segments.at(-1)) : 1 };
}
