/** As many as a call takes as arguments in every browser, and a multiple of three so that the parts fit together. */
const STEP = 3 * 8192;

/** The content of a file in base64; a text as UTF-8. */
export function toBase64(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + STEP))));
  return parts.join('');
}
