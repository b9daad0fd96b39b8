import sharp from 'sharp';
import { imageFault } from '@/lib/admin/images/image-fault';

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
const CUT = 'a is cut off: its last part is missing.';
const bytesOf = async (kind: string) => Buffer.from((await PICTURES[kind]) ?? []);

describe('a picture goes on to its end', () => {
  test.each(KINDS)('a whole %s is taken', async (kind) => {
    expect(await faultOf(await bytesOf(kind))).toBeUndefined();
  });

  test.each(KINDS)('a %s that is cut off anywhere is refused, and said to be so', async (kind) => {
    const bytes = await bytesOf(kind);
    for (const share of [0.05, 0.3, 0.5, 0.8, 0.95, 1]) {
      const cut = bytes.subarray(0, Math.min(Math.ceil(bytes.length * share), bytes.length - 1));
      expect([share, await faultOf(cut)]).toEqual([share, CUT]);
    }
  });
});

test('the end of the small copy in a camera’s data is not that of the picture', async () => {
  const bytes = await bytesOf('JPEG');
  const copy = Buffer.from([0xff, 0xe1, 0, 8, 0xff, 0xda, 0, 0, 0xff, 0xd9]);
  const whole = Buffer.concat([bytes.subarray(0, 2), copy, bytes.subarray(2)]);
  expect([await faultOf(whole), await faultOf(whole.subarray(0, -2))]).toEqual([undefined, CUT]);
});
