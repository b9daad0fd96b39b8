import type { CategoryKey } from '../catalogue/categories';

/** Addresses to which no page of the shop leads, in the form of `routes`. */
export const unlinkedRoutes = {
  /** Where a category stands a second time, by its key. */
  genericCategory: (key: CategoryKey) => `/category/${key}/`,
  /** All products a second time, and what the addresses of products begin with. */
  products: () => '/products/',
  offline: () => '/offline/',
} as const;
