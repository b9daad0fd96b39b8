import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A drawing of the owner's pages: the name under which it is served, made from what it draws, and its text. */
export function readDrawing(dataDir: string, file: string): { name: string; text: string } {
  const text = readFileSync(/* turbopackIgnore: true */ join(dataDir, file), 'utf8');
  return { name: `page-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.svg`, text };
}

/** The path under which the drawing of a page is served, without the base path. */
export const pageDrawingPath = (name: string): string => `/icons/${name}`;
