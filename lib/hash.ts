/** FNV-1a over UTF-16 code units, as 8 hex digits. Stable; not for security. */
export function hash32(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** 16 hex digits: {@link hash32}, followed by a variant with other constants. Stable; not for security. */
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
