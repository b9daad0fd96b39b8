import { isRecord } from '../../is-record';

/** Fields of a product in earlier versions. The descriptions in `image_alts` are now part of the pictures; the others were removed. */
export const LEGACY_FIELDS: readonly string[] = ['image_alts', 'artwork', 'from', 'until', 'priceUntil', 'replacedBy'];

/**
 * Fields of a product as earlier versions stored them, in their present form: `image_alts` becomes `alt` of the pictures, and removed
 * fields are dropped.
 * @param links the pictures, if the fields have no `image_links`
 */
export function migrateLegacyFields<Fields extends object>(fields: Fields, links?: unknown): Fields {
  if (!LEGACY_FIELDS.some((field) => field in fields)) return fields;
  const rest = Object.fromEntries(Object.entries(fields).filter(([field]) => !LEGACY_FIELDS.includes(field)));
  const given = 'image_links' in rest ? rest.image_links : links;
  if (!('image_alts' in fields && Array.isArray(given))) return rest as Fields;
  const alts = isRecord(fields.image_alts) ? fields.image_alts : {};
  return { ...rest, image_links: given.map((link) => withAlt(link, alts)) } as Fields;
}

/** An entry of `image_links` with the description of its URL, or without one. */
function withAlt(link: unknown, alts: Readonly<Record<string, unknown>>): unknown {
  const picture = typeof link === 'string' ? { src: link } : link;
  if (!isRecord(picture)) return link;
  const { alt: _, ...rest } = picture;
  const alt = alts[String(rest.src)];
  if (alt) return { ...rest, alt };
  return Object.keys(rest).length === 1 ? rest.src : rest;
}
