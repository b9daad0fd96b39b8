/** Bytes per chunk: browsers limit the number of arguments. A multiple of 3, so that chunks need no padding. */
const CHUNK_BYTES = 3 * 8192;

/** Encodes bytes, or a text as UTF-8, in base64: 'Hi' -> 'SGk='. */
export function toBase64(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const chunks: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    chunks.push(btoa(String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES))));
  return chunks.join('');
}

/** Decodes base64; throws if the text is invalid. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/** Encodes bytes in base64url, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes base64url; throws if the text is invalid. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
}

/** Decodes UTF-8 without its byte order mark; undefined if the bytes are invalid. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
