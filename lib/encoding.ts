/** Bytes of a part: as many as a call takes as arguments in every browser, and a multiple of three so that parts fit together. */
const STEP = 3 * 8192;

/** The content of a file in base64; a text as UTF-8: 'Hi' -> 'SGk='. */
export function toBase64(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + STEP))));
  return parts.join('');
}

/** The bytes of a base64 text; throws where it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

/** Bytes as letters that may stand in an address. */
export function toBase64url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes behind such letters; throws where they are none. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
}

/** The bytes as text where they are UTF-8, without a byte order mark; undefined where they are not. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
