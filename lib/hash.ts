/** FNV-1a over UTF-16 code units, as 8 hex digits. */
function fnv1a(text: string, start: number, prime: number): string {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The FNV-1a hash of a text: 8 hex digits. Stable; not for security. */
export const hash32 = (text: string): string => fnv1a(text, 0x811c9dc5, 0x01000193);

/** 16 hex digits: {@link hash32}, followed by a variant with other constants. Stable; not for security. */
export const hash64 = (text: string): string => hash32(text) + fnv1a(text, 0x9dc5811c, 0x0100018f);
