import { findKitCycles } from './kits';
import type { ParsedProduct } from './schema/product';

/** A problem that shows only when a product is compared with others, such as a duplicate barcode. */
export type CrossProductProblem = { field: string; message: string };

/** Builds the index of all products for {@link crossProductProblems}. Brands are left to the caller. */
export function buildCrossProductIndex(products: readonly (WithCodes & { pieces?: readonly string[] | undefined })[]) {
  return {
    ids: new Set(products.map(({ id }) => id)),
    /** Kits that contain themselves. */
    kitCycles: findKitCycles(products),
    /** Product ids by `codeKey`. */
    productsByCode: productIdsByCode(products),
  };
}

/** The index of all products. `brands` has the first spelling of each brand, by slug. */
export type CrossProductIndex = ReturnType<typeof buildCrossProductIndex> & { brands: ReadonlyMap<string, string> };

/**
 * Problems of a valid product in comparison with all others: a second spelling of a brand, a missing piece of a kit, a kit that
 * contains itself, a duplicate item number or barcode.
 */
export function crossProductProblems(
  product: Pick<ParsedProduct, 'id' | 'brand' | 'pieces'> & WithCodes,
  index: CrossProductIndex,
): CrossProductProblem[] {
  const { brands, ids, kitCycles, productsByCode } = index;
  const { id, brand, pieces, variants = [] } = product;
  const problems: CrossProductProblem[] = [];
  const spelling = brands.get(brand.slug) ?? brand.name;
  if (spelling !== brand.name)
    problems.push({ field: 'brand', message: `is "${brand.name}", elsewhere "${spelling}"; use one spelling` });
  for (const piece of pieces) {
    if (!ids.has(piece)) problems.push({ field: 'pieces', message: `names "${piece}", which is not in the catalog` });
  }
  const cyclePiece = kitCycles.get(id);
  if (cyclePiece !== undefined) {
    const name = cyclePiece === id ? 'the kit itself' : `"${cyclePiece}", which holds this kit`;
    problems.push({ field: 'pieces', message: `names ${name}` });
  }
  // An order by a code that occurs twice would be ambiguous.
  for (const [position, variant] of variants.entries()) {
    for (const code of CODES) {
      const value = variant[code];
      const owners = (value && productsByCode.get(codeKey(code, value))) || [];
      if (owners.length < 2) continue;
      const other = owners.find((owner) => owner !== id);
      const message = `is "${value}", which ${other === undefined ? 'another variant of it' : `"${other}"`} has too`;
      problems.push({ field: `variants[${position}].${code}`, message });
    }
  }
  return problems;
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
