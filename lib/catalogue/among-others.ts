import { kitsInThemselves } from './kits';
import type { ParsedProduct } from './schema/product';

/** A fault of a product among others. */
export type Fault = { field: string; message: string };

/** Products as others are checked among them: a maker's first spelling by slug, all ids, and kits that hold themselves. */
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

/** Faults of a product right by itself: a maker in a second spelling, a kit with a missing piece or with itself. */
export function faultsAmong(
  { id, brand, pieces }: Pick<ParsedProduct, 'id' | 'brand' | 'pieces'>,
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
