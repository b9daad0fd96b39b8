import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { optimize } from '../../artwork/optimize';
import { inColors } from '../../artwork/scenes/in-colors';
import { tabIcon } from '../../artwork/scenes/tab-icon';
import type { Tokens } from '../../lib/theme/token-rows';
import { readPlainDrawing } from './plain-drawing';

const SIDE = 32;

/** The files by which browsers know the shop in their tabs: of the data folder's own icon.svg, or of the sign in the colors of the shop. */
export async function tabIcons(
  dataFolder: string,
  mark: string,
  tokens: Tokens,
): Promise<Record<string, string | Buffer>> {
  const file = join(dataFolder, 'icon.svg');
  const own = existsSync(file) ? readPlainDrawing(file) : undefined;
  if (typeof own === 'string') throw new Error(`${file} ${own}`);
  const icon = own?.svg ?? optimize(inColors(tabIcon(mark), tokens));
  const png = await sharp(Buffer.from(icon)).resize(SIDE).png({ palette: true }).toBuffer();
  return { 'icon.svg': icon, 'favicon.ico': asIco(png) };
}

/** A file of one icon, of which a PNG is a part. */
function asIco(png: Buffer): Buffer {
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
