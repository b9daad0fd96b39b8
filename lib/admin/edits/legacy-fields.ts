import { isRecord } from '../../is-record';

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
