import type { CategoryKey } from '../catalogue/categories/categories';

/**
 * Addresses that the code of pages does not link to. They do not depend on data, unlike `routes`, because scripts/build/data-files.ts
 * needs them.
 */
export const unlinkedRoutes = {
  /** Second address of a category. */
  genericCategory: (key: CategoryKey) => `/category/${key}/`,
  /** Second address of all products, and the prefix of product addresses. */
  products: () => '/products/',
  /** A page of the data folder, by file name without '.md'. */
  ownPage: (name: string) => `/${name}/`,
  offline: () => '/offline/',
} as const;
