import { isRecord } from '../is-record';

/**
 * Fields of a product as earlier versions stored them, in their present form: `image_alts` becomes `alt` of the pictures, and `artwork`
 * is dropped.
 * @param links the pictures, if the fields have no `image_links`
 */
export function fromFormerFields<Fields extends object>(fields: Fields, links?: unknown): Fields {
  if (!('image_alts' in fields || 'artwork' in fields)) return fields;
  const { image_alts: alts, artwork: _, ...rest } = fields as Record<string, unknown>;
  const given = 'image_links' in rest ? rest.image_links : links;
  if (!('image_alts' in fields && Array.isArray(given))) return rest as Fields;
  return { ...rest, image_links: given.map((link) => withAlt(link, isRecord(alts) ? alts : {})) } as Fields;
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
