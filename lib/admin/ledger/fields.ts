import type { RawProduct } from '../../catalogue/schema/product';
import type { FieldChange } from '../store-types';

/** The order in which fields are written: two products with the same fields are then the same text. */
const ORDER = [
  ...['id', 'name', 'brand', 'model', 'type', 'price', 'oldPrice', 'category', 'categoryName', 'subcategory', 'rating'],
  ...['description', 'features', 'image_links', 'available_sizes', 'size', 'sizes', 'available_colors', 'colors'],
  ...['fabric', 'date', 'createdAt', 'updatedAt', 'isBestseller', 'stock', 'restrictions', 'pieces', 'artwork'],
] as (keyof RawProduct)[];

type Loose = Record<string, unknown>;

/** A product as text, the same whatever the order of its fields. */
export function productText(raw: RawProduct): string {
  const ordered: Loose = {};
  for (const field of ORDER) if (raw[field] !== undefined) ordered[field] = raw[field];
  return JSON.stringify(ordered);
}

/** A product's hash, the same whatever the order of its fields. */
export function hashProduct(raw: RawProduct): string {
  return hash64(productText(raw));
}

/** 16 hex digits: two FNV-1a over UTF-16 code units. Not for security. */
export function hash64(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x9dc5811c;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x0100018f);
  }
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Whether two values of a field are the same; absent and undefined are one. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The fields, id aside, in which one product differs from another, in the order in which they are written. */
export function changedFields(from: Partial<RawProduct>, to: Partial<RawProduct>): FieldChange[] {
  return ORDER.filter((field) => field !== 'id' && !isSame(from[field], to[field])).map((field) => ({
    field,
    from: from[field],
    to: to[field],
  }));
}

/** A product with some fields set; undefined takes a field out. */
export function withFields(raw: RawProduct, fields: Loose): RawProduct {
  const merged: Loose = { ...raw, ...fields };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as RawProduct;
}
