import { findKitCycles } from './kits';
import type { ParsedProduct } from './schema/product';

/** A fault of a product among others. */
export type CrossProductProblem = { field: string; message: string };

/** Products as others are checked among them: a maker's first spelling by slug, all ids, kits that hold themselves, and numbers by whom they are borne. */
export type CrossProductIndex = {
  brands: ReadonlyMap<string, string>;
  ids: ReadonlySet<string>;
  kitCycles: ReadonlyMap<string, string>;
  productsByCode: ReadonlyMap<string, readonly string[]>;
};

/** Products as others are checked among them, apart from makers. */
export function buildCrossProductIndex(
  products: readonly (WithCodes & { pieces?: readonly string[] | undefined })[],
): Omit<CrossProductIndex, 'brands'> {
  return {
    ids: new Set(products.map(({ id }) => id)),
    kitCycles: findKitCycles(products),
    productsByCode: productIdsByCode(products),
  };
}

/** Faults of a product right by itself: a maker in a second spelling, a kit with a missing piece or with itself. */
export function crossProductProblems(
  product: Pick<ParsedProduct, 'id' | 'brand' | 'pieces'> & WithCodes,
  others: CrossProductIndex,
): CrossProductProblem[] {
  const { brands, ids, kitCycles, productsByCode } = others;
  const { id, brand, pieces } = product;
  const known = brands.get(brand.slug);
  const spelling =
    known !== undefined && known !== brand.name
      ? [{ field: 'brand', message: `is "${brand.name}", elsewhere "${known}"; use one spelling` }]
      : [];
  const missing = pieces.filter((piece) => !ids.has(piece));
  const through = kitCycles.get(id);
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
    ...duplicateCodes(product, productsByCode),
  ];
}

/** A product with what it is ordered by, as it is written or as it was read. */
type WithCodes = {
  id: string;
  model?: string | undefined;
  variants?: readonly { number?: string | undefined; barcode?: string | undefined }[] | undefined;
};

const CODES = ['number', 'barcode'] as const;
const codeKey = (code: (typeof CODES)[number], value: string) => `${code} ${value.trim().toLowerCase()}`;

/** The ids of the products that bear each number and barcode of a variant, an id for each time; a model counts beside them. */
function productIdsByCode(products: readonly WithCodes[]): Map<string, string[]> {
  const bearers = new Map<string, string[]>();
  for (const { id, variants = [] } of products) {
    for (const variant of variants) {
      for (const code of CODES) {
        const key = codeKey(code, variant[code] ?? '');
        if (variant[code]) bearers.set(key, [...(bearers.get(key) ?? []), id]);
      }
    }
  }
  for (const { id, model } of bearers.size > 0 ? products : []) {
    const others = model === undefined ? undefined : bearers.get(codeKey('number', model));
    if (others && !others.includes(id)) others.push(id);
  }
  return bearers;
}

/** Numbers of variants that stand twice: whoever orders by one would get the one or the other. */
function duplicateCodes(
  { id, variants = [] }: WithCodes,
  bearers: CrossProductIndex['productsByCode'],
): CrossProductProblem[] {
  return variants.flatMap((variant, index) =>
    CODES.flatMap((code) => {
      const value = variant[code];
      const all = (value && bearers.get(codeKey(code, value))) || [];
      if (all.length < 2) return [];
      const other = all.find((bearer) => bearer !== id);
      const message = `is "${value}", which ${other === undefined ? 'another variant of it' : `"${other}"`} has too`;
      return [{ field: `variants[${index}].${code}`, message }];
    }),
  );
}
