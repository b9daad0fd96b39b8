import type { ImageKind } from '../../catalogue/photographs/image-header';

/**
 * Whether a picture's file goes on to its end: browsers draw the half that is there without a word. What is wrong before the end,
 * they find as they decode it; bytes behind the end are no part of the picture.
 */
export function reachesEnd(kind: ImageKind, bytes: Uint8Array): boolean {
  try {
    return ENDS[kind](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // A number that was to be read behind the last byte.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const ENDS: Readonly<Record<ImageKind, (bytes: Uint8Array, view: DataView) => boolean>> = {
  /** The first scan, and the marker behind it (ITU T.81, annex B): a small copy in the camera's data has an end of its own. */
  jpeg: (bytes, view) => {
    let at = 2;
    // Any number of 0xff may stand before a marker.
    while (bytes[at + 1] !== 0xda) at += bytes[at + 1] === 0xff ? 1 : 2 + view.getUint16(at + 2);
    for (at = bytes.indexOf(0xff, at + 2); at >= 0; at = bytes.indexOf(0xff, at + 1))
      if (bytes[at + 1] === 0xd9) return true;
    return false;
  },
  /** PNG, section 5: chunks up to IEND. */
  png: (bytes, view) => {
    let at = 8;
    while (nameAt(bytes, at + 4) !== 'IEND') at += 12 + view.getUint32(at);
    return at + 12 <= bytes.length;
  },
  /** RFC 9649: chunks as far as the first of them says. */
  webp: (bytes, view) => {
    const end = 8 + view.getUint32(4, true);
    let length = 0;
    for (let at = 12; at + 8 <= end; at += 8 + length + (length % 2)) {
      length = view.getUint32(at + 4, true);
      if (PACKED.test(nameAt(bytes, at)) && endsEmpty(bytes.subarray(at, at + 8 + length))) return false;
    }
    return end <= bytes.length;
  },
  /** ISO/IEC 14496-12, section 4.2: boxes; a length of 0 is the rest of the file, 1 one of eight bytes behind the name. */
  avif: (bytes, view) => {
    let length = 0;
    for (let at = 0; at < bytes.length; at += length) {
      const short = view.getUint32(at);
      length = short === 1 ? Number(view.getBigUint64(at + 8)) : short || bytes.length - at;
      const isHole = length < 8 || at + length > bytes.length;
      if (isHole || (PACKED.test(nameAt(bytes, at + 4)) && endsEmpty(bytes.subarray(at, at + length)))) return false;
    }
    return true;
  },
  /** GIF89a, appendix B: extensions and pictures, each a chain of parts with their lengths before them, up to the trailer. */
  gif: (bytes) => {
    let at = 13 + tableLength(bytes[10]);
    while (bytes[at] === 0x21 || bytes[at] === 0x2c) {
      at += bytes[at] === 0x21 ? 2 : 11 + tableLength(bytes[at + 9]);
      for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
      at += 1;
    }
    return bytes[at] === 0x3b;
  },
};

/** Four letters, as the parts of a file are named. */
const nameAt = (bytes: Uint8Array, at: number) => {
  if (at + 4 > bytes.length) throw new RangeError();
  return String.fromCharCode(...bytes.subarray(at, at + 4));
};

/** The parts of a WebP and of an AVIF that hold a picture, or that were never written. */
const PACKED = /^(?:VP8[ L]|ALPH|ANMF|mdat|\0{4})$/;

/** Zeros at the end, as packed pictures never have: a copy that was broken off, in the room that was made for all of it. */
const endsEmpty = (part: Uint8Array) => part.subarray(-32).every((byte) => byte === 0);

/** The bytes of a GIF's table of colors, from the flags before it. */
const tableLength = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
