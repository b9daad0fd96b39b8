import sharp from 'sharp';
import { look } from '../../lib/site/look';
import { codeDigest } from '../code-digest';
import { digestOf, openKeptFiles } from '../kept-files';
import { drawSheet, type Sheet } from './sheet';

/** Sixteen colors are four bits a point: half the bytes of a larger palette, and the flat tones of print. More effort in choosing them takes twice the time for 2 % fewer bytes. */
const PNG = { palette: true, colours: 16, effort: 1, dither: 0, compressionLevel: 9 };
/** The bytes that a sheet may take; a rough weave is smoothed to keep to them. */
const MOST = 40 * 1024;
/** The points, across, whose middle one is taken. */
const SMOOTH = 5;

/** PNGs of sheets: those that the same code has drawn before come from a folder. */
export type DrawnSheets = { render: (sheet: Sheet) => Promise<{ png: Buffer; isNew: boolean }>; sweep: () => void };

/** Opens a folder of drawn sheets. */
export function openSheets(folder: string): DrawnSheets {
  const kept = openKeptFiles(folder);
  const code = JSON.stringify([codeDigest('scripts/share'), look, PNG, sharp.versions]);
  return {
    render: async (sheet) => {
      const key = digestOf(code, JSON.stringify(sheet));
      const known = kept.read(key);
      if (known) return { png: known, isNew: false };
      const png = await draw(sheet);
      kept.keep(key, png);
      return { png, isNew: true };
    },
    sweep: kept.sweep,
  };
}

async function draw(sheet: Sheet): Promise<Buffer> {
  const drawn = sharp(Buffer.from(drawSheet(sheet)));
  const whole = await drawn.clone().png(PNG).toBuffer();
  return whole.length > MOST ? drawn.median(SMOOTH).png(PNG).toBuffer() : whole;
}
