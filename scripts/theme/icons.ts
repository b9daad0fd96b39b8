import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Tokens } from '../../lib/theme/token-rows';
import { readPlainDrawing } from './plain-drawing';

/** The grid of the shop's sign, a path of 32 by 32. */
const GRID = 32;
const SIDE = 32;

type IconSize = {
  /** The width and height in pixels. */
  side: number;
  /** The share of the side that the sign takes, from 0 to 1. */
  share: number;
  /** The radius of the corners in pixels. */
  radius?: number;
};

/** An icon as SVG: the shop's sign in its accent on the dark color. */
export function signIcon(mark: string, tokens: Tokens, { side, share, radius = 0 }: IconSize): string {
  const scale = (side * share) / GRID;
  const edge = (side * (1 - share)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${tokens.band}"/>`,
    `<path fill="${tokens['band-signal']}" fill-rule="evenodd" transform="translate(${edge} ${edge}) scale(${scale})" d="${mark}"/>`,
    '</svg>',
  ].join('');
}

/** The icons of browser tabs by their paths in `public/`: the data folder's icon.svg, or the sign in the colors of the shop. */
export async function tabIcons(
  dataFolder: string,
  mark: string,
  tokens: Tokens,
): Promise<Record<string, string | Buffer>> {
  const file = join(dataFolder, 'icon.svg');
  const own = existsSync(file) ? readPlainDrawing(file) : undefined;
  if (typeof own === 'string') throw new Error(`${file} ${own}`);
  const icon = own?.svg ?? signIcon(mark, tokens, { side: SIDE, share: 0.8, radius: 4 });
  const png = await sharp(Buffer.from(icon)).resize(SIDE).png({ palette: true }).toBuffer();
  return { 'icon.svg': icon, 'favicon.ico': toIco(png) };
}

/** An ICO file with one PNG icon. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SIDE, 6);
  head.writeUInt8(SIDE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
