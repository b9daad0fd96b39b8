import type { CategoryKey } from '../catalogue/categories/categories';

/** Addresses to which no page of the shop leads by its code, in the form of `routes`. */
export const unlinkedRoutes = {
  /** The second address of a category, by its key. */
  genericCategory: (key: CategoryKey) => `/category/${key}/`,
  /** The second address of all products, with which the addresses of products begin. */
  products: () => '/products/',
  /** A page of the data folder, by the name of its file. */
  ownPage: (name: string) => `/${name}/`,
  offline: () => '/offline/',
} as const;
