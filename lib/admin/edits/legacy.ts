import { isProductLike } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import type { Edit } from './edit';
import { nullToUndefined, withFields } from './fields';

/** Product fields of earlier versions. `image_alts` moved into `image_links`; the others were removed. */
export const LEGACY_FIELDS: readonly string[] = ['image_alts', 'artwork', 'from', 'until', 'priceUntil', 'replacedBy'];

/**
 * Converts product fields of earlier versions: `image_alts` becomes `alt` of the pictures, and removed fields are dropped.
 * @param links the pictures, if `fields` has no `image_links`
 */
export function migrateLegacyFields<Fields extends object>(fields: Fields, links?: unknown): Fields {
  if (!LEGACY_FIELDS.some((field) => field in fields)) return fields;
  const rest = Object.fromEntries(Object.entries(fields).filter(([field]) => !LEGACY_FIELDS.includes(field)));
  const given = 'image_links' in rest ? rest.image_links : links;
  if (!('image_alts' in fields && Array.isArray(given))) return rest as Fields;
  const alts = isRecord(fields.image_alts) ? fields.image_alts : {};
  return { ...rest, image_links: given.map((link) => withAlt(link, alts)) } as Fields;
}

/** Sets the alt text of an `image_links` entry from `alts` (by URL), or removes it. */
function withAlt(link: unknown, alts: Readonly<Record<string, unknown>>): unknown {
  const picture = typeof link === 'string' ? { src: link } : link;
  if (!isRecord(picture)) return link;
  const { alt: _, ...rest } = picture;
  const alt = alts[String(rest.src)];
  if (alt) return { ...rest, alt };
  return Object.keys(rest).length === 1 ? rest.src : rest;
}

/**
 * Edit of an item that version 1 of the admin stored; `null` if the item has no edit, `undefined` if it cannot be read.
 * Fields of an item: h hash of the published product, p product, s edited fields (instead of p), b published values of the edited
 * fields, d time of deletion, e time of the edit, c fields in conflict. A new product has no h.
 */
export function readLegacyItem(item: unknown, products: ReadonlyMap<string, RawProduct>): Edit | null | undefined {
  if (!isRecord(item)) return undefined;
  const { h, p, s, b, c, d, e } = item;
  if (typeof h === 'string' && d === undefined && e === undefined) return null;
  const id = String(item.id);
  const onSite = products.get(id);
  const edited = isRecord(s) && onSite ? withFields(onSite, nullToUndefined(s)) : undefined;
  const stored = isRecord(p) ? p : (edited ?? (d === undefined ? undefined : onSite));
  const product = stored && migrateLegacyFields(stored);
  if (!stored || !isProductLike(product) || product.id !== id) return undefined;
  const published = isRecord(b) ? nullToUndefined(b) : {};
  return {
    id,
    product,
    base: h === undefined ? undefined : migrateLegacyFields(withFields(stored, published)),
    editedAt: Number(d ?? e) || 0,
    ...(d !== undefined && { isDeleted: true as const }),
    ...(Array.isArray(c) && c.length > 0 && { conflicts: c.map(String) }),
  };
}
