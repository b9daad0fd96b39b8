import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readSvgSize } from '../../../lib/site/theme/svg-size';
import { accentOnInk, type ThemeColors } from '../../../lib/site/theme/theme-colors';

/** Side of the square of the shop's mark, in units of its path. */
const MARK_SIDE = 32;
/** Side of the icon in browser tabs, in pixels. */
const FAVICON_SIDE = 32;

/** Maximum size in bytes of the logo, which every page loads. */
const MAX_BYTES = 32 * 1024;

/** An SVG file of the owner. Width and height give only the proportions. */
type SafeSvg = { svg: string; width: number; height: number };

/** Reads a logo or icon. Returns an error message if the file is missing, too large or not a plain drawing. */
export function readSafeSvg(file: string): SafeSvg | string {
  if (!existsSync(file)) return 'does not exist: put the drawing into the data folder under that name';
  const svg = readFileSync(file, 'utf8');
  const bytes = Buffer.byteLength(svg);
  if (bytes > MAX_BYTES) return `has ${Math.ceil(bytes / 1024)} KB; at most ${MAX_BYTES / 1024} KB are allowed`;
  const size = readSvgSize(svg);
  return typeof size === 'string' ? size : { svg, ...size };
}

/** `side` and `radius` are in pixels. `share` is the part of the side that the mark fills, from 0 to 1. */
type IconSize = { side: number; share: number; radius?: number };

/** An icon as SVG: the shop's mark in the accent color on the ink color. */
export function markIcon(mark: string, colors: ThemeColors, { side, share, radius = 0 }: IconSize): string {
  const scale = (side * share) / MARK_SIDE;
  const edge = (side * (1 - share)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${colors.ink}"/>`,
    `<path fill="${accentOnInk(colors)}" fill-rule="evenodd" transform="translate(${edge} ${edge}) scale(${scale})" d="${mark}"/>`,
    '</svg>',
  ].join('');
}

/** Icons of browser tabs by path in `public/`: from `icon.svg` of the data folder, or else from the shop's mark. */
export async function faviconFiles(dataFolder: string, mark: string, colors: ThemeColors) {
  const file = join(dataFolder, 'icon.svg');
  const ownIcon = existsSync(file) ? readSafeSvg(file) : undefined;
  if (typeof ownIcon === 'string') throw new Error(`${file} ${ownIcon}`);
  const icon = ownIcon?.svg ?? markIcon(mark, colors, { side: FAVICON_SIDE, share: 0.8, radius: 4 });
  const png = await sharp(Buffer.from(icon)).resize(FAVICON_SIDE).png({ palette: true }).toBuffer();
  return { 'icon.svg': icon, 'favicon.ico': toIco(png) };
}

/** An ICO file that contains one PNG icon. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(FAVICON_SIDE, 6);
  header.writeUInt8(FAVICON_SIDE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
