import { nameAt, type PictureFault, viewOf } from './fault';

/** Reads a PNG from its first to its last chunk, and unpacks it: it must hold as many points as its header says (PNG, sections 5 to 11). */
export async function pngFault(bytes: Uint8Array): Promise<PictureFault | undefined> {
  const view = viewOf(bytes);
  const packed: Uint8Array[] = [];
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) return 'cut';
    const [length, name] = [view.getUint32(at), nameAt(bytes, at + 4)];
    const end = at + 12 + length;
    if (end > bytes.length) return 'cut';
    if (name === 'IDAT') packed.push(bytes.subarray(at + 8, end - 4));
    else if (isCritical(name) && crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return 'damaged';
    if (name === 'IEND') break;
    at = end;
  }
  const wanted = unpackedLength(view);
  const found = await inflatedLength(packed);
  if (found === undefined) return 'damaged';
  return found === wanted ? undefined : 'lies';
}

/** Chunks whose names begin with a capital are the picture itself. */
const isCritical = (name: string) => name < 'a';

/** The bytes of all rows, from the header: each with the number of its filter before it. */
function unpackedLength(view: DataView): number {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const bits = view.getUint8(24) * (CHANNELS[view.getUint8(25)] ?? 0);
  const rows = (wide: number, high: number) => (wide > 0 ? high * (Math.ceil((wide * bits) / 8) + 1) : 0);
  if (view.getUint8(28) === 0) return rows(width, height);
  return PASSES.reduce((sum, [left, top, across, down]) => {
    return sum + rows(Math.ceil((width - left) / across), Math.ceil((height - top) / down));
  }, 0);
}

/** Values of a point by the type of color. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Where the passes of an interlaced picture begin, and their steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** How much comes out of packed parts; undefined when they cannot be unpacked. */
async function inflatedLength(packed: readonly Uint8Array[]): Promise<number | undefined> {
  const rows = new Blob(packed as Uint8Array<ArrayBuffer>[]).stream().pipeThrough(new DecompressionStream('deflate'));
  let length = 0;
  try {
    const reader = rows.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) length += part.value.length;
    return length;
  } catch {
    return undefined;
  }
}

/** The checksum of a chunk (PNG, appendix D). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
