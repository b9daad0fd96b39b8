type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const h = hex.replace('#', '');
  const full = h.length === 3 ? [...h].map((c) => c + c).join('') : h;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(c: Rgb): string {
  return `#${c
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Mixes two colors; 0 keeps the first, 1 gives the second. */
export function mix(a: string, b: string, amount: number): string {
  const p = rgb(a);
  const q = rgb(b);
  return hex([p[0] + (q[0] - p[0]) * amount, p[1] + (q[1] - p[1]) * amount, p[2] + (q[2] - p[2]) * amount]);
}

/** Makes a color lighter (above 0) or darker (below 0); the dark end has a blue-green cast. */
export function shade(color: string, amount: number): string {
  return amount < 0 ? mix(color, '#06090c', -amount) : mix(color, '#ffffff', amount);
}

/** Perceived lightness of a color from 0 to 1. */
export function lightness(color: string): number {
  const [r, g, b] = rgb(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** The family of tones that one product color is drawn with. */
export type Tones = {
  /** Main fill: dark colors are lifted, white is toned down. */
  readonly base: string;
  /** Flaps, plackets, under-sides. */
  readonly dark: string;
  /** Inside of a neck or a pocket mouth. */
  readonly deep: string;
  /** Edges in the light. */
  readonly light: string;
  /** Outlines and seams. */
  readonly line: string;
  /** Stitches, as a color; the opacity is stitchOpacity. */
  readonly stitch: string;
  readonly stitchOpacity: number;
  /** True for goods that are near black or navy, and for goods that are near white. */
  readonly isDark: boolean;
  readonly isLight: boolean;
};

/** How much two channels of a color differ at most, from 0 to 1: what has little of it is a gray. */
function chroma(color: string): number {
  const channels = rgb(color);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

/** Colors that are lighter than this are drawn as they are. */
const LIT = 0.545;

/**
 * The color of dark goods in the light in which they are drawn: black is a charcoal, and every gray above it stays lighter than black.
 * Colors are lifted less, and towards a lighter tone of their own hue, so that navy stays navy beside black.
 */
function lift(color: string): string {
  const l = lightness(color);
  if (l >= LIT) return color;
  const hue = Math.max(0, Math.min(1, (chroma(color) - 0.03) / 0.09));
  const floor = 0.21 - 0.11 * hue;
  const wanted = floor + (LIT - floor) * (l / LIT) ** (0.8 + 0.2 * hue);
  const most = Math.max(1, ...rgb(color));
  const [r, g, b] = rgb(color);
  const own = hex([(r * 205) / most, (g * 205) / most, (b * 205) / most]);
  const tint = mix('#8796a2', own, hue * 0.32);
  return mix(color, tint, (wanted - l) / Math.max(0.01, lightness(tint) - l));
}

/** Derives all tones of a drawing from the color that the product is sold in. */
export function tones(color: string): Tones {
  const base = lightness(color) > 0.93 ? '#f3f4f1' : lift(color);
  const bl = lightness(base);
  const isDark = bl < 0.4;
  const isLight = bl > 0.85;
  return {
    base,
    dark: shade(base, isLight ? -0.1 : isDark ? -0.2 : -0.16),
    deep: shade(base, isLight ? -0.3 : isDark ? -0.46 : -0.46),
    light: shade(base, isDark ? 0.13 : 0.2),
    line: isLight ? '#353e45' : shade(base, bl > 0.5 ? -0.74 : -0.8),
    stitch: bl > 0.5 ? '#10181c' : '#ffffff',
    stitchOpacity: bl > 0.5 ? 0.5 : 0.56,
    isDark,
    isLight,
  };
}
