import { analyse } from 'chardet';
import { decodeUtf8 } from '../../encoding';

const [WESTERN, CENTRAL, LATIN_2] = ['Windows-1252', 'Windows-1250', 'ISO-8859-2'] as const;
/** Encodings in which most letters are bytes above 0x7F. */
const OTHER_SCRIPTS = ['Windows-1251', 'Shift_JIS', 'GB18030', 'Big5', 'EUC-KR'] as const;

/** The text of a file and its encoding. */
export type Decoded = {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | typeof WESTERN | typeof CENTRAL | typeof LATIN_2 | (typeof OTHER_SCRIPTS)[number];
};

/** Bytes on which an encoding is detected. */
const SAMPLE = 50_000;

/** The bytes of a file as text. UTF-16 and valid UTF-8 are certain; any other encoding is a guess. */
export function decodeText(bytes: Uint8Array): Decoded {
  const wide = decodeUtf16(bytes);
  if (wide !== undefined) return { text: wide, encoding: 'UTF-16' };
  const text = decodeUtf8(bytes);
  if (text !== undefined) return { text, encoding: 'UTF-8' };
  const start = bytes.findIndex((byte) => byte > 0x7f);
  const encoding = detectEncoding(bytes.subarray(start, start + SAMPLE));
  return { text: decodeAs(encoding, bytes), encoding };
}

/**
 * The encoding of text that is not Unicode. chardet is often wrong about short texts: it decides between scripts, and between Western
 * and Central European languages if the text makes sense in both.
 */
function detectEncoding(sample: Uint8Array): Decoded['encoding'] {
  const matches = analyse(sample);
  const confidence = (...names: string[]) =>
    Math.max(0, ...matches.filter(({ name }) => names.includes(name.toLowerCase())).map((match) => match.confidence));
  if (hasHighRuns(sample)) {
    const best = OTHER_SCRIPTS.map((name) => ({ name, value: confidence(name.toLowerCase()) }));
    const [{ name, value } = { name: WESTERN, value: 0 }] = best.sort((a, b) => b.value - a.value);
    if (value > 10) return name;
  }
  const odd = (encoding: Decoded['encoding']) => countOddLetters(decodeAs(encoding, sample));
  const central = odd(CENTRAL) <= odd(LATIN_2) ? CENTRAL : LATIN_2;
  const difference = odd(WESTERN) - odd(central);
  if (difference !== 0) return difference > 0 ? central : WESTERN;
  return confidence('windows-1250', 'iso-8859-2') > confidence('windows-1252', 'iso-8859-1') ? central : WESTERN;
}

/** Whether most bytes above 0x7F come in a row: in Latin text they are single accented letters. */
function hasHighRuns(bytes: Uint8Array): boolean {
  let high = 0;
  let inRuns = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if ((bytes[at - 1] ?? 0) > 0x7f || (bytes[at + 1] ?? 0) > 0x7f) inRuns += 1;
  }
  return inRuns > high / 2;
}

/** Signs inside of words, capitals after small letters, and control characters: 'p³yta' is Polish 'płyta' in the wrong encoding. */
function countOddLetters(text: string): number {
  const odd = /(?<=\p{L})[¡-¿˘-˝](?=\p{L})|(?<=\p{Ll})(?![A-Z])\p{Lu}|[\u0080-\u009f]/gu;
  return text.match(odd)?.length ?? 0;
}

/** The bytes as text where they are UTF-16, as Excel writes what it calls “Unicode Text”; undefined where they are not. */
function decodeUtf16(bytes: Uint8Array): string | undefined {
  if (!isUtf16(bytes)) return undefined;
  const isBig = bytes[0] === 0xfe || (bytes[0] === 0 && bytes[1] !== 0);
  // A decoder of the bigger end is not everywhere: Node may be built without.
  return new TextDecoder('utf-16le').decode(isBig ? swapBytes(bytes) : bytes);
}

const swapBytes = (bytes: Uint8Array) => bytes.map((_, at) => bytes[at ^ 1] ?? 0);

/** Whether bytes are UTF-16: by its mark, or by a zero in every other of the first, which no text in UTF-8 has. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const zeros = bytes.subarray(0, 64).reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  return zeros > Math.min(bytes.length, 64) / 4;
}

/** Characters of Windows-1252 from 0x80 to 0x9F; some versions of Node read control characters there. */
const WINDOWS_1252_CONTROLS = '\u20ac\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeAs(encoding: string, bytes: Uint8Array): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== WESTERN) return text;
  return text.replace(/[\u0080-\u009f]/g, (char) => WINDOWS_1252_CONTROLS[char.charCodeAt(0) - 0x80] ?? char);
}
