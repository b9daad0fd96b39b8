import { readFactName } from '../../catalogue/fields/fact-name';
import { WRITTEN_FIELDS } from '../../catalogue/fields/field-list';
import { factsOf, withSaid } from '../../catalogue/fields/variant-facts';
import type { RawProduct } from '../../catalogue/schema/product';
import { hash64 } from '../../hash64';
import type { FieldChange } from '../field-change';

type Loose = Record<string, unknown>;

/**
 * The value of a product's field, whatever its name; undefined where it has none. Each thing that a variant says is a field by itself, with
 * a name as `factName` makes it: so that edits of two variants, or of two facts of one, are edits of two fields.
 */
export function fieldValue(product: object | undefined, field: string): unknown {
  const loose = product as Loose | undefined;
  return readFactName(field) ? factsOf(loose?.variants)?.get(field) : loose?.[field];
}

/** The fields that a product has, what its variants say one by one. */
export function fieldNames(product: object): string[] {
  return Object.entries(product).flatMap(([field, value]) =>
    field === 'variants' ? [...(factsOf(value)?.keys() ?? [field])] : field,
  );
}

/** The fields of some products in the order in which they are written; those that no product should have come last. */
function fieldsOf(...products: Loose[]): string[] {
  const known: readonly string[] = WRITTEN_FIELDS;
  const others = new Set(products.flatMap(Object.keys).filter((field) => !known.includes(field)));
  return [...known, ...[...others].sort()];
}

/** A product as text, the same whatever the order of its fields. */
export function productText(raw: object): string {
  const ordered: Loose = {};
  for (const field of fieldsOf(raw as Loose)) {
    const value = (raw as Loose)[field];
    if (value !== undefined) ordered[field] = value;
  }
  return JSON.stringify(ordered);
}

/** Products are never changed in place: a hash is taken once. */
const hashes = new WeakMap<object, string>();

/** A product's hash, the same whatever the order of its fields. */
export function hashProduct(raw: object): string {
  const known = hashes.get(raw);
  if (known !== undefined) return known;
  const hash = hash64(productText(raw));
  hashes.set(raw, hash);
  return hash;
}

/**
 * Whether two values of a field are the same: whether they would be written alike but for the order of names. Absent, undefined and null
 * are one. The one comparison of the admin; it makes no text, for a form compares thousands of cells at every key.
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
  const [mine, theirs] = [written(one), written(other)];
  return (
    mine.length === theirs.length &&
    mine.every(([name, value]) => {
      const to = (other as Loose)[name];
      // Within a value an absent part is not one that says null.
      return Object.hasOwn(other, name) && to !== undefined && isSame(value, to);
    })
  );
}

const written = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined);

/** The fields, id aside, in which one product differs from another, in the order in which they are written. */
export function changedFields(from: Partial<RawProduct>, to: Partial<RawProduct>): FieldChange[] {
  return fieldsOf(from, to)
    .flatMap((field) => (field === 'variants' ? variantFields(from, to) : field))
    .map((field) => ({ field, from: fieldValue(from, field), to: fieldValue(to, field) }))
    .filter(({ field, from, to }) => field !== 'id' && !isSame(from, to));
}

/** All that the variants of two products say; the variants as a whole where the one or the other has no list of them. */
function variantFields(from: Partial<RawProduct>, to: Partial<RawProduct>): string[] {
  if (from.variants === to.variants) return [];
  const [before, after] = [factsOf(from.variants), factsOf(to.variants)];
  return before && after ? [...new Set([...before.keys(), ...after.keys()])] : ['variants'];
}

/** A product with some fields set; undefined takes one out: { id, price: 1 } with { price: undefined } -> { id }. */
export function withFields(raw: Partial<RawProduct>, fields: Loose): RawProduct {
  const merged: Loose = { ...raw, ...fields };
  const facts = Object.entries(fields).flatMap(([field, value]) => {
    const named = readFactName(field);
    if (named) delete merged[field];
    return named ? { ...named, value } : [];
  });
  if (facts.length > 0) merged.variants = withSaid(merged.variants, facts);
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as RawProduct;
}
