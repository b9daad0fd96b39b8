import { type PictureFault, viewOf } from './fault';

/** Reads a GIF from its first to its last block (GIF89a, appendix B); what the pictures in it are packed to, browsers check. */
export function gifFault(bytes: Uint8Array): PictureFault | undefined {
  const view = viewOf(bytes);
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  let at = 13 + tableLength(bytes[10]);
  let pictures = 0;
  for (;;) {
    switch (bytes[at]) {
      case 0x21:
        at = afterParts(bytes, at + 2);
        break;
      case 0x2c: {
        if (at + 10 > bytes.length) return 'cut';
        const [left, top, wide, high] = [1, 3, 5, 7].map((place) => view.getUint16(at + place, true)) as Box;
        if (left + wide > width || top + high > height) return 'lies';
        at = afterParts(bytes, at + 10 + tableLength(bytes[at + 9]) + 1);
        pictures += 1;
        break;
      }
      case 0x3b:
        return pictures > 0 ? undefined : 'cut';
      default:
        return at < bytes.length ? 'damaged' : 'cut';
    }
  }
}

type Box = [left: number, top: number, width: number, height: number];

/** The bytes of a table of colors, from the flags before it. */
const tableLength = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** The place behind a chain of parts, each with its length before it, which ends with an empty one. */
function afterParts(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}
