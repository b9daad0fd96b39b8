import 'server-only';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOnce } from '../../read-once';
import { type Drawing, drawingsSchema } from './drawings-schema';

/** The file that lists the drawings of a build. */
export const DRAWINGS_FILE = '.cache/artwork/manifest.json';

const drawings = readOnce(readDrawings);

/** The drawings of a product, none where nothing was drawn for it. */
export function getDrawings(id: string): readonly Drawing[] {
  return drawings().get(id) ?? [];
}

/** The manifest by product. A missing file is empty: a site without drawings builds too. A broken one throws. */
export function readDrawings(file = DRAWINGS_FILE): Map<string, readonly Drawing[]> {
  let text: string;
  try {
    text = readFileSync(resolve(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
  return new Map(Object.entries(drawingsSchema.parse(JSON.parse(text)).drawings));
}
