import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { decodeUtf8 } from '../../decode-text';
import type { PagesFolder } from './check-pages';
import { pictureSize } from './picture-size';

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
