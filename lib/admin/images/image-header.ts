export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
export type ImageHeader = { kind: ImageKind; width: number; height: number };

/**
 * Kind and size of a picture from its first bytes, or undefined when it is none that browsers draw everywhere. The name of the file does
 * not count. SVG is none of them: published on our origin it could run script.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(view) ?? readGif(view) ?? readWebp(view) ?? readAvif(view) ?? readJpeg(view);
  } catch (error) {
    // The file ends before its header does.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const text = (view: DataView, start: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(start + index)));

function readPng(view: DataView): ImageHeader | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined;
  return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

function readGif(view: DataView): ImageHeader | undefined {
  if (!/^GIF8[79]a$/.test(text(view, 0, 6))) return undefined;
  return { kind: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function readWebp(view: DataView): ImageHeader | undefined {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return undefined;
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (text(view, 12, 4)) {
    case 'VP8X':
      return { kind: 'webp', width: three(24) + 1, height: three(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { kind: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { kind: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

/** The size stands in an 'ispe' box, four levels deep; there is one for each image in the file, and the largest is the picture. */
function readAvif(view: DataView): ImageHeader | undefined {
  if (text(view, 4, 4) !== 'ftyp' || !/^avi[fs]$/.test(text(view, 8, 4))) return undefined;
  let width = 0;
  let height = 0;
  for (let at = 12; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    width = Math.max(width, view.getUint32(at + 8));
    height = Math.max(height, view.getUint32(at + 12));
  }
  return width > 0 ? { kind: 'avif', width, height } : undefined;
}

/** Walks the segments of a JPEG up to the frame header, which holds the size. */
function readJpeg(view: DataView): ImageHeader | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
