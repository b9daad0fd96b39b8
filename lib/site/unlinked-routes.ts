import type { CategoryKey } from '../catalogue/categories/categories';

/** Addresses that no component writes by name. This file imports no data, because `scripts/build/data-files.ts` uses it to make the data. */
export const unlinkedRoutes = {
  /** Second address of a category. */
  genericCategory: (key: CategoryKey) => `/category/${key}/`,
  /** Second address of all products, and the prefix of product addresses. */
  products: () => '/products/',
  /** A page of the data folder, by file name without '.md'. */
  ownPage: (name: string) => `/${name}/`,
  offline: () => '/offline/',
} as const;
