import { endsEmpty, nameAt, type PictureFault, viewOf } from './fault';

/** Reads a WebP from its first to its last chunk (RFC 9649); what its pictures are packed to, browsers check. */
export function webpFault(bytes: Uint8Array): PictureFault | undefined {
  const end = 8 + viewOf(bytes).getUint32(4, true);
  if (end > bytes.length) return 'cut';
  const chunks = chunksOf(bytes.subarray(12, end));
  if (!chunks) return 'cut';
  const canvas = chunks.find(({ name }) => name === 'VP8X')?.body;
  const still = chunks.filter(({ name }) => name in SIZES);
  const frames = chunks.filter(({ name }) => name === 'ANMF').map(({ body }) => body);
  if (still.length + frames.length === 0 || [...still.map(({ body }) => body), ...frames].some(endsEmpty)) return 'cut';
  if (!canvas) return undefined;
  const [width, height] = [uint24(canvas, 4) + 1, uint24(canvas, 7) + 1];
  const isOutside = frames.some(
    (frame) => uint24(frame, 0) * 2 + uint24(frame, 6) >= width || uint24(frame, 3) * 2 + uint24(frame, 9) >= height,
  );
  const isOther = still.some(({ name, body }) => {
    const size = SIZES[name]?.(body);
    return size?.[0] !== width || size[1] !== height;
  });
  return isOutside || isOther ? 'lies' : undefined;
}

type Chunk = { name: string; body: Uint8Array };

/** Chunks one after the other; undefined when the last one ends behind the file, or there is only room for it. */
function chunksOf(bytes: Uint8Array): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = viewOf(bytes).getUint32(at + 4, true);
    const isEmpty = bytes[at] === 0;
    if (isEmpty || at + 8 + length > bytes.length) return undefined;
    chunks.push({ name: nameAt(bytes, at), body: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

const uint24 = (bytes: Uint8Array, at: number) =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

/** The size of a picture as its own first bytes say it, for the lossy and for the lossless kind. */
const SIZES: Readonly<Record<string, (body: Uint8Array) => [width: number, height: number]>> = {
  'VP8 ': (body) => [uint24(body, 6) & 0x3fff, uint24(body, 8) & 0x3fff],
  VP8L: (body) => {
    const bits = uint24(body, 1) | ((body[4] ?? 0) << 24);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  },
};
