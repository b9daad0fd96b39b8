import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { JPG } from 'image-size/types/jpg';
import { readImageHeader } from '../../catalogue/photographs/image-header';
import { decodeUtf8 } from '../../decode-utf8';
import { plainDrawingSize } from '../plain-drawing-size';
import type { PagesFolder } from './check-pages';

/** The folder of pages in the data folder. */
export const PAGES_FOLDER = 'pages';
const PICTURES = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'];

/** Reads the folder of pages of a data folder; an empty one where there is none. What begins with a dot is left to its program. */
export function readPagesFolder(dataDir: string): PagesFolder {
  const folder = join(dataDir, PAGES_FOLDER);
  const texts = new Map<string, string | undefined>();
  const pictures = new Map<string, { width: number; height: number } | undefined>();
  const files = existsSync(/* turbopackIgnore: true */ folder)
    ? readdirSync(/* turbopackIgnore: true */ folder, { recursive: true, encoding: 'utf8' })
    : [];
  for (const file of files.map((path) => path.split(sep).join('/')).sort()) {
    if (file.split('/').some((part) => part.startsWith('.'))) continue;
    const read = () => readFileSync(/* turbopackIgnore: true */ join(folder, file));
    if (file.endsWith('.md')) texts.set(file, decodeUtf8(read()));
    else if (PICTURES.includes(extname(file).toLowerCase()))
      pictures.set(`/${PAGES_FOLDER}/${file.normalize('NFC')}`, pictureSize(file, read()));
  }
  return { texts, pictures };
}

/** The size of a picture of the pages as it is seen; undefined for a file that is none, or none that is taken. */
function pictureSize(file: string, bytes: Uint8Array): { width: number; height: number } | undefined {
  if (/\.svg$/i.test(file)) return drawingSize(decodeUtf8(bytes) ?? '');
  const header = readImageHeader(bytes);
  if (!header || header.kind === 'gif') return undefined;
  const { width, height } = header;
  // A camera that was held upright writes the picture as it lay, and how it is to be turned.
  const isTurned = header.kind === 'jpeg' && (JPG.calculate(bytes).orientation ?? 1) > 4;
  return isTurned ? { width: height, height: width } : { width, height };
}

function drawingSize(text: string): { width: number; height: number } | undefined {
  const size = plainDrawingSize(text);
  return typeof size === 'string' ? undefined : { width: Math.round(size.width), height: Math.round(size.height) };
}
