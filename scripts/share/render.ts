import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { drawSheet, type Sheet } from './sheet';

const CACHE = '.cache/share';
/** Sixteen colors are four bits a point: half the bytes of a larger palette, and the flat tones of print. More effort in choosing them takes twice the time for 2 % fewer bytes. */
const PNG = { palette: true, colours: 16, effort: 1, dither: 0, compressionLevel: 9 };
/** The bytes that a sheet may take; a rough weave is smoothed to keep to them. */
const MOST = 40 * 1024;
/** The points, across, whose middle one is taken. */
const SMOOTH = 5;
/** The code that draws is part of what is drawn. */
const CODE = ['sheet.ts', 'typeset.ts', 'render.ts'].map((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
);

/** The PNG of a sheet, from the cache where the same sheet has been drawn before by the same code. */
export async function renderSheet(sheet: Sheet): Promise<{ png: Buffer; isNew: boolean }> {
  const key = createHash('sha256')
    .update(JSON.stringify([CODE, PNG, sharp.versions, sheet]))
    .digest('hex')
    .slice(0, 24);
  const file = `${CACHE}/${key}.png`;
  if (existsSync(file)) return { png: readFileSync(file), isNew: false };
  const drawn = sharp(Buffer.from(drawSheet(sheet)));
  const whole = await drawn.clone().png(PNG).toBuffer();
  const png = whole.length > MOST ? await drawn.median(SMOOTH).png(PNG).toBuffer() : whole;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
  return { png, isNew: true };
}
