import { inSlices } from '../../slices';
import type { PictureFault } from './fault';
import type { Codes, JpegComponent, JpegFrame, Tables } from './jpeg-tables';

type Block = { dc: Codes; ac: Codes | undefined };
type Head = { frame: JpegFrame; tables: Tables };

/** Units that are read in one go, in a millisecond or two. */
const STRIDE = 256;
/** Bytes that may be left behind the last unit: some cameras fill up. */
const SPARE = 16;

/**
 * Whether a scan holds as many blocks as its picture has; only of scans that begin blocks, which the later ones of a progressive picture
 * do not.
 */
export async function scanFault(
  data: Uint8Array,
  head: Uint8Array,
  { frame, tables }: Head,
): Promise<PictureFault | undefined> {
  const count = head[0] ?? 0;
  const [start, , approximation] = head.subarray(1 + count * 2);
  if (start !== 0 || (approximation ?? 0) >> 4 !== 0) return undefined;
  const members = Array.from({ length: count }, (_, index) => {
    const component = frame.components.find(({ id }) => id === head[1 + index * 2]);
    const numbers = head[2 + index * 2] ?? 0;
    return { component, dc: tables.dc[numbers >> 4], ac: frame.isProgressive ? undefined : tables.ac[numbers & 15] };
  });
  const unit: Block[] = [];
  for (const { component, dc, ac } of members) {
    if (!component || !dc || (!ac && !frame.isProgressive)) return 'damaged';
    const blocks = count === 1 ? 1 : component.across * component.down;
    for (let block = 0; block < blocks; block += 1) unit.push({ dc, ac });
  }
  const units = unitsOf(frame, count === 1 ? members[0]?.component : undefined);
  const bits = new Bits(data);
  let fault: PictureFault | undefined;
  const readUnits = (start: number) => {
    for (let done = start; done < Math.min(start + STRIDE, units) && !fault; done += 1) {
      if (tables.restart > 0 && done > 0 && done % tables.restart === 0) bits.restart();
      if (!unit.every((block) => readBlock(bits, block))) fault = 'damaged';
      else if (bits.isBeyond) fault = 'cut';
    }
  };
  await inSlices(
    Array.from({ length: Math.ceil(units / STRIDE) }, (_, index) => index * STRIDE),
    readUnits,
  );
  return fault ?? (bits.left > SPARE ? 'lies' : undefined);
}

/** The units of a scan: the blocks of its one component, or groups of the blocks of all (section A.2). */
function unitsOf({ width, height, components }: JpegFrame, only: JpegComponent | undefined): number {
  const across = Math.max(...components.map((component) => component.across));
  const down = Math.max(...components.map((component) => component.down));
  if (!only) return Math.ceil(width / (8 * across)) * Math.ceil(height / (8 * down));
  const blocks = (size: number, factor: number, most: number) => Math.ceil(Math.ceil((size * factor) / most) / 8);
  return blocks(width, only.across, across) * blocks(height, only.down, down);
}

/** Passes over a block: its mean, and the runs of its other values (section F.2.2). False for a code that there is not. */
function readBlock(bits: Bits, { dc, ac }: Block): boolean {
  const mean = bits.code(dc);
  if (mean < 0) return false;
  bits.skip(mean);
  if (!ac) return true;
  for (let at = 1; at < 64; at += 1) {
    const symbol = bits.code(ac);
    if (symbol < 0) return false;
    const size = symbol & 15;
    if (size === 0 && symbol !== 0xf0) return true;
    at += symbol >> 4;
    bits.skip(size);
  }
  return true;
}

/** The bits of a scan, without the bytes that are put in behind 0xff; zeros behind its end. */
class Bits {
  private readonly bytes: Uint8Array;
  private at = 0;
  private held = 0;
  private count = 0;
  /** Zeros that were made up, in bits. */
  private made = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Whether more was asked for than there is. */
  get isBeyond(): boolean {
    return this.made > this.count;
  }

  /** Bytes that nobody has asked for. */
  get left(): number {
    return this.bytes.length - this.at;
  }

  /** The symbol of the next code; -1 when there is no such code, unless that is for want of bits. */
  code(codes: Codes): number {
    this.fill();
    const found = codes[(this.held >>> (this.count - 16)) & 0xffff] ?? 0;
    this.count -= found >> 8;
    if (found > 0) return found & 0xff;
    return this.made > 0 ? 0 : -1;
  }

  skip(length: number): void {
    this.fill();
    this.count -= length;
  }

  /** Goes on behind the next restart marker. */
  restart(): void {
    this.count = 0;
    this.made = 0;
    const { bytes } = this;
    while (this.at + 1 < bytes.length && !(bytes[this.at] === 0xff && isRestart(bytes[this.at + 1]))) this.at += 1;
    this.at = Math.min(this.at + 2, bytes.length);
  }

  /** Holds at least 16 bits, of 24 at most. */
  private fill(): void {
    while (this.count <= 16) {
      const byte = this.bytes[this.at] ?? 0;
      const isEnd = this.at >= this.bytes.length || (byte === 0xff && isRestart(this.bytes[this.at + 1]));
      this.held = ((this.held << 8) | (isEnd ? 0 : byte)) & 0xffffff;
      this.count += 8;
      if (isEnd) this.made += 8;
      else this.at += byte === 0xff ? 2 : 1;
    }
  }
}

const isRestart = (byte = 0) => byte >= 0xd0 && byte <= 0xd7;
