import { factsByPath, parseFactPath, withFacts } from '../../catalogue/fields/variant-facts';
import { FIELDS_IN_FILE_ORDER, type RawProduct } from '../../catalogue/schema/product';
import { hash64 } from '../../hash';

/** Changed field of a product. `undefined`: the product does not have the field. */
export type FieldChange = { field: string; from: unknown; to: unknown };

type Loose = Record<string, unknown>;

/**
 * Value of a product's field; `undefined` if it has none. Each fact of a variant is a separate field with a name from `factPath`, so that
 * edits of two facts of a variant do not conflict.
 */
export function fieldValue(product: object | undefined, field: string): unknown {
  const loose = product as Loose | undefined;
  return parseFactPath(field) ? factsByPath(loose?.variants)?.get(field) : loose?.[field];
}

/** All fields of the data file in order, then unknown fields of the products. */
function fieldsOf(...products: Loose[]): string[] {
  const known: readonly string[] = FIELDS_IN_FILE_ORDER;
  const others = new Set(products.flatMap(Object.keys).filter((field) => !known.includes(field)));
  return [...known, ...[...others].sort()];
}

/** Product as JSON text with its fields in the order of the data file. */
export function productText(raw: object): string {
  const ordered: Loose = {};
  for (const field of fieldsOf(raw as Loose)) {
    const value = (raw as Loose)[field];
    if (value !== undefined) ordered[field] = value;
  }
  return JSON.stringify(ordered);
}

/** Cache of hashes. Products are never changed in place. */
const hashes = new WeakMap<object, string>();

/** Hash of a product. It does not depend on the order of its fields. */
export function hashProduct(raw: object): string {
  const cached = hashes.get(raw);
  if (cached !== undefined) return cached;
  const hash = hash64(productText(raw));
  hashes.set(raw, hash);
  return hash;
}

/**
 * Deep equality of two field values. `undefined` equals null at the top level only; the order of object keys does not matter.
 * Does not use JSON text, because a form compares thousands of values at each key press.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const [one, other] = [a ?? null, b ?? null];
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, at) => isSame(value, other[at]))
    );
  const [mine, theirs] = [definedEntries(one), definedEntries(other)];
  return (
    mine.length === theirs.length &&
    mine.every(([name, value]) => {
      const to = (other as Loose)[name];
      return Object.hasOwn(other, name) && to !== undefined && isSame(value, to);
    })
  );
}

const definedEntries = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined);

/** Fields that differ between two products, without the id, in the order of the data file. */
export function changedFields(from: Partial<RawProduct>, to: Partial<RawProduct>): FieldChange[] {
  return fieldsOf(from, to)
    .flatMap((field) => (field === 'variants' ? variantFields(from, to) : field))
    .map((field) => ({ field, from: fieldValue(from, field), to: fieldValue(to, field) }))
    .filter(({ field, from, to }) => field !== 'id' && !isSame(from, to));
}

/** Field names of all variant facts of two products; ['variants'] if one of the lists is not valid. */
function variantFields(from: Partial<RawProduct>, to: Partial<RawProduct>): string[] {
  if (from.variants === to.variants) return [];
  const [before, after] = [factsByPath(from.variants), factsByPath(to.variants)];
  return before && after ? [...new Set([...before.keys(), ...after.keys()])] : ['variants'];
}

/** Returns the product with some fields set; `undefined` removes a field: { id, price: 1 } with { price: undefined } -> { id }. */
export function withFields(raw: Partial<RawProduct>, fields: Loose): RawProduct {
  const merged: Loose = { ...raw, ...fields };
  const facts = Object.entries(fields).flatMap(([field, value]) => {
    const named = parseFactPath(field);
    if (named) delete merged[field];
    return named ? { ...named, value } : [];
  });
  if (facts.length > 0) merged.variants = withFacts(merged.variants, facts);
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as RawProduct;
}

/** Replaces null by `undefined`. In stored patches and change sets, null means a removed field. */
export const nullToUndefined = (fields: Readonly<Loose>): Loose =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? undefined]));

/** Field that both sides changed to different values. The field 'product' means that one side deleted the product. */
export type FieldConflict = { field: string; mine: unknown; theirs: unknown };

/**
 * Three-way merge of a product, by field and by fact of a variant (see `factPath`). Loading, saving, importing, publishing and
 * `catalogue:apply` all use it.
 * @param base common version; `undefined` if the product did not exist
 * @param mine version of this browser or of a change set; `undefined` if it deletes the product
 * @param theirs version of the catalogue or of another tab; `undefined` if it has no such product
 * @returns the product, `undefined` if it is deleted; fields with a conflict have the value of `mine`
 */
export function merge(
  base: RawProduct | undefined,
  mine: RawProduct | undefined,
  theirs: RawProduct | undefined,
): { product: RawProduct | undefined; conflicts: FieldConflict[] } {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { product: mine, conflicts: [] };
  if (isSame(base, mine)) return { product: theirs, conflicts: [] };
  if (!mine || !theirs)
    return { product: mine, conflicts: [{ field: 'product', mine: mine?.name, theirs: theirs?.name }] };

  const changes = changedFields(base ?? {}, mine);
  const conflicts = changes.flatMap(({ field, from, to }): FieldConflict[] => {
    const value = fieldValue(theirs, field);
    return isSame(value, from) || isSame(value, to) ? [] : [{ field, mine: to, theirs: value }];
  });
  const patch = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  return { product: withFields(theirs, patch), conflicts };
}
