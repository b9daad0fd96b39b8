import { formatHex, interpolate, wcagContrast } from 'culori';

/** The colors of a shop, each as '#rrggbb'. */
export type ThemeColors = { accent: string; ink: string; paper: string; secondary?: string | undefined };

export const BLACK = '#000000';
export const WHITE = '#ffffff';
/** WCAG 2.2, criterion 1.4.3: minimum contrast ratio of text. */
const MIN_TEXT_CONTRAST = 4.5;

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export const contrastRatio = (first: string, second: string): number => wcagContrast(first, second);

/** Same as `color-mix(in srgb, first, second …%)` in CSS. `share` is the part of `second`, from 0 to 1. */
export const mixColors = (first: string, second: string, share: number): string =>
  formatHex(interpolate([first, second], 'rgb')(share));

/** Mixes a color with black or white until its contrast with the background is at least `ratio`. */
export function readableOn(background: string, color: string, ratio: number): string {
  const target = contrastRatio(BLACK, background) > contrastRatio(WHITE, background) ? BLACK : WHITE;
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mixColors(color, target, share);
    if (contrastRatio(mixed, background) >= ratio) return mixed;
  }
  return target;
}

/** Text color on buttons: ink or paper. Black or white if both have too little contrast. */
export function textOnAccent({ accent, ink, paper }: ThemeColors): string {
  return [ink, paper, BLACK, WHITE].find((color) => contrastRatio(color, accent) >= MIN_TEXT_CONTRAST) ?? WHITE;
}

/** The accent color, changed until it is readable on the ink color: for the dark header and the shop's icons. */
export const accentOnInk = ({ accent, ink }: ThemeColors): string => readableOn(ink, accent, 4);
