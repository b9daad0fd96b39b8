import { letters, row } from '../lettering';
import { mirrorPath, num } from '../path';
import { line } from './line';

/** Figures are drawn as lines, so that no font is needed. */
export function figures(words: string, x: number, y: number, height: number): string {
  return letters(words, height, 200, row(x, y - height / 2))[0];
}

/** A dimension with ticks and its figure; the line opens for the figure. */
export function dimension(x1: number, y1: number, x2: number, y2: number, words: string): string {
  const upright = x1 === x2;
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const gap = upright ? 13 : words.length * 5 + 8;
  const tick = (x: number, y: number): string => `M${num(x - 4)} ${num(y + 4)}L${num(x + 4)} ${num(y - 4)}`;
  const run = upright
    ? `M${x1} ${y1}V${num(cy - gap)}M${x1} ${num(cy + gap)}V${y2}`
    : `M${x1} ${y1}H${num(cx - gap)}M${num(cx + gap)} ${y1}H${x2}`;
  return run + tick(x1, y1) + tick(x2, y2) + figures(words, cx, cy, 12);
}

/** Crop marks in the left corners of a sheet and their mirror images at its right. */
function corners(d: string, axis: number): string {
  return d + mirrorPath(d, axis);
}

/** The frame of a placeholder: crop marks and register marks on a sheet of 600 by 600. */
export function frame(ink: string): string {
  return line(`${corners('M60 92V60H92M60 508V540H92', 300)}M300 52V68M300 532V548M52 300H68M532 300H548`, ink, 1.5);
}
