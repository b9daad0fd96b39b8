import { foldText } from './fold';

/**
 * The last part of an address for a name: lower-case ASCII letters, digits and single hyphens: 'Café Shoes' -> 'cafe-shoes'.
 * A name without any Latin letter or digit gets a short stable code instead.
 */
export function slugify(name: string): string {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || `n${hashText(name.normalize('NFC'))}`;
}

/** FNV-1a over UTF-16 code units as 8 hex digits: short, stable, not for security. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
