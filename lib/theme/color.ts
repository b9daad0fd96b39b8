import { clampChroma, converter, differenceEuclidean, formatHex, type Oklab, type Oklch, wcagLuminance } from 'culori';

/** A color of the shop as '#rrggbb'. */
export type Hex = string;

const toOklch = converter('oklch');
const toOklab = converter('oklab');

/** A color in OKLCH. */
export function oklchOf(color: Hex): Oklch & { h: number } {
  const { l, c, h = 0 } = toOklch(color) as Oklch;
  return { mode: 'oklch', l, c, h };
}

/** A color in OKLab. */
export const oklabOf = (color: Hex): Oklab => toOklab(color) as Oklab;

/** The color of sRGB for one of OKLCH or OKLab, with as much of its chroma as sRGB has. */
export function hexOf(color: Oklch | Oklab): Hex {
  return formatHex(clampChroma({ ...color, l: Math.min(1, Math.max(0, color.l)) }, 'oklch'));
}

/** How far two colors are from each other for eyes: 0 to about 1. */
export const distance: (one: Hex, other: Hex) => number = differenceEuclidean('oklab');

const luminances = new Map<Hex, number>();

/** Known after the first time: a search asks for the same few hundreds again and again. */
function luminanceOf(color: Hex): number {
  const known = luminances.get(color) ?? wcagLuminance(color);
  luminances.set(color, known);
  return known;
}

/** The contrast of two colors by WCAG 2.2: 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
