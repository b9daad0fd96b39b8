import { existsSync, readFileSync } from 'node:fs';
import { plainDrawingSize } from '../../lib/site/plain-drawing-size';

/** A drawing of the owner's: its text, and how wide and high it is. */
export type PlainDrawing = { svg: string; width: number; height: number };

/** Bytes that a drawing in the head of each page may take. */
const MOST = 32 * 1024;

/** Reads a drawing that stands in the head of each page; a text says why it is refused. */
export function readPlainDrawing(file: string): PlainDrawing | string {
  if (!existsSync(file)) return 'is not there: put the drawing into the data folder under that name';
  const svg = readFileSync(file, 'utf8');
  const bytes = Buffer.byteLength(svg);
  if (bytes > MOST) return `has ${Math.ceil(bytes / 1024)} KB, and every page loads it: at most ${MOST / 1024} KB`;
  const size = plainDrawingSize(svg);
  return typeof size === 'string' ? size : { svg, ...size };
}
