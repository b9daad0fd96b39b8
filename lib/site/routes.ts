import { type CategoryKey, categorySlug } from '../catalogue/categories';

/** The sub-path the site is hosted under, '' or '/store'; `Link` adds it by itself, everything else goes through {@link asset}. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The address of a file or page for plain <a>, <img>, <form> and fetch, with the base path; absolute addresses stay as they are. */
export function asset(path: string): string {
  return path.startsWith('/') ? `${BASE_PATH}${path}` : path;
}

const numbered = (path: string, page: number) => (page > 1 ? `${path}page/${page}/` : path);

/** Every address of the shop, without the base path and with the trailing slash that static hosts serve alike. */
export const routes = {
  home: () => '/',
  category: (key: CategoryKey, page = 1) => numbered(`/${categorySlug(key)}/`, page),
  subcategory: (key: CategoryKey, slug: string, page = 1) => numbered(`/${categorySlug(key)}/${slug}/`, page),
  allProducts: (page = 1) => numbered('/all-products/', page),
  product: (id: string, color?: string) => `/products/${id}/${color ? `?${new URLSearchParams({ color })}` : ''}`,
  brands: () => '/brands/',
  brand: (slug: string, page = 1) => numbered(`/brands/${slug}/`, page),
  faq: (id?: string) => `/faq/${id ? `#${id}` : ''}`,
  sizeGuide: (id?: string) => `/size-guide/${id ? `#${id}` : ''}`,
  contact: () => '/contact/',
  // URLSearchParams, for encodeURIComponent throws on half an emoji.
  search: (query?: string) => (query ? `/search/?${new URLSearchParams({ query })}` : '/search/'),
  request: () => '/request/',
} as const;

/** The address of the service worker, with the base path: it answers for everything under its folder. */
export const serviceWorkerAddress = asset('/sw.js');

/** The address of a file of the catalogue index, with the base path: see `lib/index`. */
export const dataAddress = (file: string) => asset(`/data/${file}`);
