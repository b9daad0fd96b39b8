import { kitsInThemselves } from './kits';
import type { Product } from './schema/product';

/** A fault of a product among others. */
export type Fault = { field: string; message: string };

/**
 * Other products as one is checked among them: the first spelling of each maker by slug, all ids, and the kits that hold
 * themselves.
 */
export type Others = {
  brands: ReadonlyMap<string, string>;
  ids: ReadonlySet<string>;
  circles: ReadonlyMap<string, string>;
};

/** Products as others are checked among them, apart from makers. */
export function othersOf(
  products: readonly { id: string; pieces?: readonly string[] | undefined }[],
): Omit<Others, 'brands'> {
  return { ids: new Set(products.map(({ id }) => id)), circles: kitsInThemselves(products) };
}

/**
 * Faults of a product that is right by itself: a maker in a second spelling, a kit with a piece that is not there or with itself.
 */
export function faultsAmong(
  { id, brand, pieces }: Pick<Product, 'id' | 'brand' | 'pieces'>,
  { brands, ids, circles }: Others,
): Fault[] {
  const known = brands.get(brand.slug);
  const spelling =
    known !== undefined && known !== brand.name
      ? [{ field: 'brand', message: `is "${brand.name}", elsewhere "${known}"; use one spelling` }]
      : [];
  const missing = pieces.filter((piece) => !ids.has(piece));
  const through = circles.get(id);
  return [
    ...spelling,
    ...missing.map((piece) => ({ field: 'pieces', message: `names "${piece}", which is not in the catalog` })),
    ...(through === undefined
      ? []
      : [
          {
            field: 'pieces',
            message: `names ${through === id ? 'the kit itself' : `"${through}", which holds this kit`}`,
          },
        ]),
  ];
}
