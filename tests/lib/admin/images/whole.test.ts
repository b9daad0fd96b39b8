import sharp from 'sharp';
import { imageFault } from '@/lib/admin/images/image-fault';
import { FAULTS, type PictureFault } from '@/lib/admin/images/whole/fault';

const [WIDTH, HEIGHT] = [301, 203];
/** Points that do not pack well, always the same. */
const noise = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (at * 7919 + (at >> 4) * 31 + (at % 253)) & 255),
);
const image = () => sharp(noise, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const frames = () =>
  sharp(noise.subarray(0, WIDTH * 200 * 3), { raw: { width: WIDTH, height: 200, channels: 3, pageHeight: 100 } });

const PICTURES: Readonly<Record<string, Promise<Buffer>>> = {
  JPEG: image().jpeg().toBuffer(),
  'JPEG with whole colors': image().jpeg({ chromaSubsampling: '4:4:4', quality: 100 }).toBuffer(),
  'gray JPEG': image().grayscale().jpeg().toBuffer(),
  'progressive JPEG': image().jpeg({ progressive: true }).toBuffer(),
  'JPEG of four inks': image().toColourspace('cmyk').jpeg().toBuffer(),
  PNG: image().png().toBuffer(),
  'interlaced PNG': image().png({ progressive: true }).toBuffer(),
  'PNG with a palette': image().png({ palette: true, colors: 4 }).toBuffer(),
  'PNG of 16 bits with transparency': image().toColourspace('rgb16').ensureAlpha(0.5).png().toBuffer(),
  WebP: image().webp().toBuffer(),
  'lossless WebP': image().webp({ lossless: true }).toBuffer(),
  'WebP with transparency': image().ensureAlpha(0.5).webp().toBuffer(),
  'WebP that moves': frames().webp().toBuffer(),
  AVIF: image().avif().toBuffer(),
  GIF: image().gif().toBuffer(),
  'GIF that moves': frames().gif().toBuffer(),
};
const KINDS = Object.keys(PICTURES);

const faultOf = (bytes: Uint8Array) => imageFault(new File([bytes as Uint8Array<ArrayBuffer>], 'a'));
const said = (fault: PictureFault) => `a ${FAULTS[fault]}`;
const bytesOf = async (kind: string) => Buffer.from((await PICTURES[kind]) ?? []);

describe('a picture is read to its end (row 25)', () => {
  test.each(KINDS)('a whole %s is taken', async (kind) => {
    expect(await faultOf(await bytesOf(kind))).toBeUndefined();
  });

  test.each(KINDS)('a %s that is cut off anywhere is refused, and said to be so', async (kind) => {
    const bytes = await bytesOf(kind);
    for (const share of [0.05, 0.3, 0.5, 0.8, 0.95, 1]) {
      const cut = bytes.subarray(0, Math.min(Math.ceil(bytes.length * share), bytes.length - 1));
      expect([share, await faultOf(cut)]).toEqual([share, said('cut')]);
    }
  });

  test.each(KINDS)('so is a %s of which only the room is there from half on', async (kind) => {
    const bytes = await bytesOf(kind);
    expect(await faultOf(bytes.fill(0, bytes.length >> 1))).toBeDefined();
  });

  test.each(['JPEG', 'JPEG with whole colors', 'gray JPEG', 'JPEG of four inks'])(
    'a %s that was cut off and ended by force is refused, though browsers draw its half',
    async (kind) => {
      const bytes = await bytesOf(kind);
      const half = Buffer.concat([bytes.subarray(0, bytes.length * 0.6), Buffer.from('ffd9', 'hex')]);
      expect(await faultOf(half)).toBe(said('cut'));
    },
  );

  test('what stands behind the end of a picture is no fault', async () => {
    for (const kind of ['JPEG', 'PNG', 'WebP', 'GIF']) {
      expect(await faultOf(Buffer.concat([await bytesOf(kind), Buffer.alloc(100, 7)]))).toBeUndefined();
    }
  });
});

describe('a picture of another size than its header says is refused (row 25)', () => {
  test.each(['JPEG', 'gray JPEG', 'progressive JPEG'])('%s', async (kind) => {
    const bytes = await bytesOf(kind);
    const frame = [0xc0, 0xc2].map((marker) => bytes.indexOf(Buffer.from([0xff, marker, 0]))).find((at) => at > 0) ?? 0;
    bytes.writeUInt16BE(100, frame + 5);
    expect(await faultOf(bytes)).toBe(said('lies'));
    bytes.writeUInt16BE(400, frame + 5);
    expect(await faultOf(bytes)).toBe(said('cut'));
  });

  test('PNG, whether its checksum was made to fit or not', async () => {
    const bytes = await bytesOf('PNG');
    const header = await sharp({ create: { width: WIDTH, height: 99, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const forged = Buffer.concat([header.subarray(0, 33), bytes.subarray(33)]);
    expect(await faultOf(forged)).toBe(said('lies'));
    bytes.writeUInt32BE(99, 20);
    expect(await faultOf(bytes)).toBe(said('damaged'));
  });

  test('GIF', async () => {
    const bytes = await bytesOf('GIF');
    bytes.writeUInt16LE(10, 6);
    expect(await faultOf(bytes)).toBe(said('lies'));
  });

  test.each(['WebP with transparency', 'WebP that moves'])('%s', async (kind) => {
    const bytes = await bytesOf(kind);
    bytes.writeUInt8(9, bytes.indexOf('VP8X') + 12);
    expect(await faultOf(bytes)).toBe(said('lies'));
  });
});

test('a PNG whose middle was changed is damaged', async () => {
  const bytes = await bytesOf('PNG');
  bytes.writeUInt32BE(0x12345678, bytes.length >> 1);
  expect(await faultOf(bytes)).toBe(said('damaged'));
});

/** A gray JPEG of eight black-to-gray blocks in a row, two of them between restart markers, as cameras write them. */
function withRestarts(intervals: number): Buffer {
  const segment = (marker: string, ...body: number[]) => [
    ...Buffer.from(`ff${marker}`, 'hex'),
    (body.length + 2) >> 8,
    (body.length + 2) & 255,
    ...body,
  ];
  // One code of one bit: for a mean like the one before, and for no more values in a block.
  const code = [1, ...Array<number>(15).fill(0), 0];
  const scan = Array.from({ length: intervals }, (_, index) => [
    0x0f,
    ...(index < intervals - 1 ? [0xff, 0xd0 + index] : []),
  ]);
  return Buffer.from([
    0xff,
    0xd8,
    ...segment('db', 0, ...Array<number>(64).fill(1)),
    ...segment('c0', 8, 0, 8, 0, 64, 1, 1, 0x11, 0),
    ...segment('c4', 0x00, ...code, 0x10, ...code),
    ...segment('dd', 0, 2),
    ...segment('da', 1, 1, 0, 0, 63, 0),
    ...scan.flat(),
    0xff,
    0xd9,
  ]);
}

test('a JPEG with restart markers is counted through them', async () => {
  const { width, height } = await sharp(withRestarts(4))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info);
  expect([width, height]).toEqual([64, 8]);
  expect([await faultOf(withRestarts(4)), await faultOf(withRestarts(3))]).toEqual([undefined, said('cut')]);
});
