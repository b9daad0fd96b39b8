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
  /** Main fill: black is lifted, white is toned down. */
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

/** Derives all tones of a drawing from the color that the product is sold in. */
export function tones(color: string): Tones {
  const l = lightness(color);
  let base = color;
  if (l < 0.13) {
    const [r, g, b] = rgb(color);
    const neutral = Math.max(r, g, b) - Math.min(r, g, b) < 14;
    base = neutral
      ? mix('#262b32', '#454b52', l / 0.13 - 0.4 < 0 ? 0.1 : 0.3)
      : mix(color, '#8296b4', 0.17 + (0.13 - l));
  } else if (l > 0.93) base = '#f3f4f1';
  const bl = lightness(base);
  const isDark = bl < 0.3;
  const isLight = bl > 0.85;
  return {
    base,
    dark: shade(base, isLight ? -0.1 : isDark ? -0.24 : -0.16),
    deep: shade(base, isLight ? -0.3 : isDark ? -0.55 : -0.46),
    light: shade(base, isDark ? 0.12 : 0.2),
    line: isLight ? '#4b545b' : shade(base, bl > 0.5 ? -0.74 : -0.8),
    stitch: bl > 0.5 ? '#10181c' : '#ffffff',
    stitchOpacity: bl > 0.5 ? 0.5 : isDark ? 0.4 : 0.48,
    isDark,
    isLight,
  };
}
