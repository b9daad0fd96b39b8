/** The text of a file, and how it was written. */
export type Decoded = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' };

/** The bytes of a file as text, as a spreadsheet may have saved it: UTF-16, UTF-8 with or without a byte order mark; what is neither is Windows-1252. */
export function decodeText(bytes: Uint8Array): Decoded {
  const wide = decodeUtf16(bytes);
  if (wide !== undefined) return { text: wide, encoding: 'UTF-16' };
  const text = decodeUtf8(bytes);
  return text === undefined ? { text: fromWindows(bytes), encoding: 'Windows-1252' } : { text, encoding: 'UTF-8' };
}

/** The bytes as text where they are UTF-8, without a byte order mark; undefined where they are not. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The bytes as text where they are UTF-16, as Excel writes what it calls “Unicode Text”; undefined where they are not. */
function decodeUtf16(bytes: Uint8Array): string | undefined {
  if (!isUtf16(bytes)) return undefined;
  const isBig = bytes[0] === 0xfe || (bytes[0] === 0 && bytes[1] !== 0);
  // A decoder of the bigger end is not everywhere: Node may be built without.
  return new TextDecoder('utf-16le').decode(isBig ? swapped(bytes) : bytes);
}

const swapped = (bytes: Uint8Array) => bytes.map((_, at) => bytes[at ^ 1] ?? 0);

/** Whether bytes are UTF-16: by its mark, or by a zero in every other of the first, which no text in UTF-8 has. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const zeros = bytes.subarray(0, 64).reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  return zeros > Math.min(bytes.length, 64) / 4;
}

/** Characters of Windows-1252 from 0x80 to 0x9F; some versions of Node read control characters there. */
const MARKS = '\u20ac\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromWindows(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/[\u0080-\u009f]/g, (char) => MARKS[char.charCodeAt(0) - 0x80] ?? char);
}
