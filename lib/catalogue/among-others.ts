import type { Product } from './schema/product';

/** What is wrong with a product among others. */
export type Fault = { field: string; message: string };

/** What a product is looked at among: the first spelling of each maker by slug, and all ids. */
export type Others = { brands: ReadonlyMap<string, string>; ids: ReadonlySet<string> };

/** What a build refuses of a product that is right by itself: a maker in a second spelling, a kit with a piece that is not there. */
export function faultsAmong({ brand, pieces }: Pick<Product, 'brand' | 'pieces'>, { brands, ids }: Others): Fault[] {
  const known = brands.get(brand.slug);
  const spelling =
    known !== undefined && known !== brand.name
      ? [{ field: 'brand', message: `is "${brand.name}", elsewhere "${known}"; use one spelling` }]
      : [];
  const missing = pieces.filter((piece) => !ids.has(piece));
  return [
    ...spelling,
    ...missing.map((piece) => ({ field: 'pieces', message: `names "${piece}", which is not in the catalog` })),
  ];
}
