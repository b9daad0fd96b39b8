import { analyse } from 'chardet';
import { decodeUtf8 } from '../../encoding';

const [WESTERN, CENTRAL, LATIN_2] = ['Windows-1252', 'Windows-1250', 'ISO-8859-2'] as const;
/** Encodings in which most letters are bytes above 0x7F. */
const OTHER_SCRIPTS = ['Windows-1251', 'Shift_JIS', 'GB18030', 'Big5', 'EUC-KR'] as const;

/** Text of a file, and the detected encoding. */
export type Decoded = {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | typeof WESTERN | typeof CENTRAL | typeof LATIN_2 | (typeof OTHER_SCRIPTS)[number];
};

/** Number of bytes used to detect the encoding. */
const SAMPLE_BYTES = 50_000;

/** Decodes a text file. UTF-16 and valid UTF-8 are certain; any other encoding is a guess. */
export function decodeText(bytes: Uint8Array): Decoded {
  const utf16 = decodeUtf16(bytes);
  if (utf16 !== undefined) return { text: utf16, encoding: 'UTF-16' };
  const text = decodeUtf8(bytes);
  if (text !== undefined) return { text, encoding: 'UTF-8' };
  const start = bytes.findIndex((byte) => byte > 0x7f);
  const encoding = detectEncoding(bytes.subarray(start, start + SAMPLE_BYTES));
  return { text: decodeAs(encoding, bytes), encoding };
}

/**
 * Detects a legacy encoding. chardet decides between scripts, but is often wrong about short Latin texts.
 * Between Western and Central European it only decides if both decode to plausible text.
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

/** True if most bytes above 0x7F are adjacent. In Latin text they are single accented letters. */
function hasHighRuns(bytes: Uint8Array): boolean {
  let high = 0;
  let inRuns = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if ((bytes[index - 1] ?? 0) > 0x7f || (bytes[index + 1] ?? 0) > 0x7f) inRuns += 1;
  }
  return inRuns > high / 2;
}

/** Counts symbols within words, capitals after lower case, and control characters: 'p³yta' is a wrongly decoded 'płyta'. */
function countOddLetters(text: string): number {
  const odd = /(?<=\p{L})[¡-¿˘-˝](?=\p{L})|(?<=\p{Ll})(?![A-Z])\p{Lu}|[\u0080-\u009f]/gu;
  return text.match(odd)?.length ?? 0;
}

/** Decodes UTF-16, which Excel calls “Unicode Text”: text with a byte order mark or many zeros. `undefined` for other bytes. */
function decodeUtf16(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const start = bytes.subarray(0, 64);
  if (!isMarked && start.filter((byte) => byte === 0).length <= start.length / 4) return undefined;
  const isBigEndian = first === 0xfe || (first === 0 && second !== 0);
  return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes);
}

/** Windows-1252 characters from 0x80 to 0x9F. Some versions of Node decode them as control characters. */
const WINDOWS_1252_CONTROLS = '\u20ac\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeAs(encoding: string, bytes: Uint8Array): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== WESTERN) return text;
  return text.replace(/[\u0080-\u009f]/g, (char) => WINDOWS_1252_CONTROLS[char.charCodeAt(0) - 0x80] ?? char);
}
