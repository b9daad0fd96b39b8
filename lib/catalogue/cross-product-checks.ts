import { findKitCycles } from './kits';
import type { ParsedProduct } from './schema/product';

/** A problem that shows only when a product is compared with others, such as a duplicate barcode. */
export type CrossProductProblem = { field: string; message: string };

/** Index of all products for {@link crossProductProblems}. */
export type CrossProductIndex = {
  /** The first spelling of each brand, by slug. */
  brands: ReadonlyMap<string, string>;
  ids: ReadonlySet<string>;
  /** Kits that contain themselves: see `findKitCycles`. */
  kitCycles: ReadonlyMap<string, string>;
  /** Product ids by `codeKey`: see `productIdsByCode`. */
  productsByCode: ReadonlyMap<string, readonly string[]>;
};

/** Builds the index. Brands are left to the caller. */
export function buildCrossProductIndex(
  products: readonly (WithCodes & { pieces?: readonly string[] | undefined })[],
): Omit<CrossProductIndex, 'brands'> {
  return {
    ids: new Set(products.map(({ id }) => id)),
    kitCycles: findKitCycles(products),
    productsByCode: productIdsByCode(products),
  };
}

/**
 * Problems of a valid product in comparison with all others: a second spelling of a brand, a missing piece of a kit, a kit that
 * contains itself, a duplicate item number or barcode.
 */
export function crossProductProblems(
  product: Pick<ParsedProduct, 'id' | 'brand' | 'pieces'> & WithCodes,
  index: CrossProductIndex,
): CrossProductProblem[] {
  const { brands, ids, kitCycles, productsByCode } = index;
  const { id, brand, pieces } = product;
  const spelling = brands.get(brand.slug);
  const spellingProblems =
    spelling !== undefined && spelling !== brand.name
      ? [{ field: 'brand', message: `is "${brand.name}", elsewhere "${spelling}"; use one spelling` }]
      : [];
  const missingPieces = pieces.filter((piece) => !ids.has(piece));
  const cyclePiece = kitCycles.get(id);
  return [
    ...spellingProblems,
    ...missingPieces.map((piece) => ({ field: 'pieces', message: `names "${piece}", which is not in the catalog` })),
    ...(cyclePiece === undefined
      ? []
      : [
          {
            field: 'pieces',
            message: `names ${cyclePiece === id ? 'the kit itself' : `"${cyclePiece}", which holds this kit`}`,
          },
        ]),
    ...duplicateCodes(product, productsByCode),
  ];
}

/** A product, raw or parsed, with its item numbers and barcodes. */
type WithCodes = {
  id: string;
  model?: string | undefined;
  variants?: readonly { number?: string | undefined; barcode?: string | undefined }[] | undefined;
};

const CODES = ['number', 'barcode'] as const;
const codeKey = (code: (typeof CODES)[number], value: string) => `${code} ${value.trim().toLowerCase()}`;

/**
 * The ids of the products that have each item number and barcode of a variant, once per occurrence. Includes a product whose
 * `model` is the number of another product's variant.
 */
function productIdsByCode(products: readonly WithCodes[]): Map<string, string[]> {
  const idsByCode = new Map<string, string[]>();
  for (const { id, variants = [] } of products) {
    for (const variant of variants) {
      for (const code of CODES) {
        const key = codeKey(code, variant[code] ?? '');
        if (variant[code]) idsByCode.set(key, [...(idsByCode.get(key) ?? []), id]);
      }
    }
  }
  for (const { id, model } of idsByCode.size > 0 ? products : []) {
    const ids = model === undefined ? undefined : idsByCode.get(codeKey('number', model));
    if (ids && !ids.includes(id)) ids.push(id);
  }
  return idsByCode;
}

/** Codes that occur twice. An order by such a code would be ambiguous. */
function duplicateCodes(
  { id, variants = [] }: WithCodes,
  idsByCode: CrossProductIndex['productsByCode'],
): CrossProductProblem[] {
  return variants.flatMap((variant, index) =>
    CODES.flatMap((code) => {
      const value = variant[code];
      const ids = (value && idsByCode.get(codeKey(code, value))) || [];
      if (ids.length < 2) return [];
      const other = ids.find((productId) => productId !== id);
      const message = `is "${value}", which ${other === undefined ? 'another variant of it' : `"${other}"`} has too`;
      return [{ field: `variants[${index}].${code}`, message }];
    }),
  );
}
