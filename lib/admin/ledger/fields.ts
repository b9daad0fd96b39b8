import { canonical } from '../../catalogue/canonical';
import { WRITTEN_FIELDS } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { hash64 } from '../../hash64';
import type { FieldChange } from '../store-types';

type Loose = Record<string, unknown>;

/** The value of a product's field, whatever its name; undefined where it has none. */
export const fieldValue = (product: object | undefined, field: string): unknown =>
  (product as Loose | undefined)?.[field];

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
    const value = fieldValue(raw, field);
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

/** Whether two values of a field are the same; absent, undefined and null are one. The one comparison of the admin. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || canonical(a ?? null) === canonical(b ?? null);
}

/** The fields, id aside, in which one product differs from another, in the order in which they are written. */
export function changedFields(from: Partial<RawProduct>, to: Partial<RawProduct>): FieldChange[] {
  return fieldsOf(from, to)
    .map((field) => ({ field, from: fieldValue(from, field), to: fieldValue(to, field) }))
    .filter(({ field, from, to }) => field !== 'id' && !isSame(from, to));
}

/** A product with some fields set; undefined takes one out: { id, price: 1 } with { price: undefined } -> { id }. */
export function withFields(raw: Partial<RawProduct>, fields: Loose): RawProduct {
  const merged: Loose = { ...raw, ...fields };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as RawProduct;
}
