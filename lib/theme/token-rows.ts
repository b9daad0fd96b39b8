/** The three colors of a shop, as '#rrggbb'. */
export type ThemeColors = { accent: string; ink: string; paper: string };

/** The colors of a shop that names none. */
export const DEFAULT_COLORS: ThemeColors = { accent: '#f5a800', ink: '#15201e', paper: '#f6f4ed' };

/** The limits of a base from which tokens are made: a scheme stays light or dark, and grounds quiet, whatever the color. */
export type Base = { color: keyof ThemeColors; least?: number; most?: number; mostChroma?: number };

/** The bases of tokens: a color of the shop as it is, or held within limits of lightness and chroma (OKLCH). */
export const BASES = {
  paper: { color: 'paper' },
  ink: { color: 'ink' },
  accent: { color: 'accent' },
  /** The color of grounds and rules beside the paper. */
  sheet: { color: 'paper', mostChroma: 0.03 },
  /** The light letters of dark grounds. */
  day: { color: 'paper', least: 0.93, mostChroma: 0.03 },
  /** The band of the header, which is dark under any ink. */
  deep: { color: 'ink', most: 0.32 },
  /** The fields of the band. */
  lifted: { color: 'ink', least: 0.2, most: 0.32 },
  /** The grounds of the dark scheme, and what stands back from the ink. */
  night: { color: 'ink', least: 0.2, most: 0.26, mostChroma: 0.05 },
  /** The accent's hue in an even lightness, for small things that are neither ink nor signal. */
  tint: { color: 'accent', least: 0.7865, most: 0.7865 },
} as const satisfies Record<string, Base>;

/**
 * A token as its base and its way from there: what is added to the lightness, by what the chroma is multiplied, and what is added to
 * the hue. Or a color with a meaning of its own, of which contrast may change the lightness alone.
 */
export type TokenRow =
  | readonly [base: keyof typeof BASES, light?: number, chroma?: number, hue?: number]
  | readonly [meaning: `#${string}`];

/** The tokens of the light scheme, grounds before what stands on them. Those that the dark scheme does not name are the same there. */
export const LIGHT_ROWS = {
  paper: ['paper'],
  card: ['sheet', 0.02, 0.43, -2.1],
  board: ['sheet', 0.02, 0.43, -2.1],
  well: ['sheet', -0.036, 1.44, -0.58],
  'grid-fine': ['sheet', -0.043, 1.581, 0.64],
  'grid-bold': ['sheet', -0.085, 2.037, 0.12],
  band: ['deep'],
  'band-raised': ['lifted', 0.062, 1.292, -1.33],
  signal: ['accent'],
  ink: ['ink'],
  'ink-soft': ['night', 0.176, 1.075, -2.54],
  rule: ['sheet', -0.132, 2.063, 0.13],
  'rule-strong': ['night', 0.37, 0.72, -8.4],
  'board-ink': ['ink'],
  olive: ['tint', -0.347, 0.427, 44.38],
  danger: ['#9c1f17'],
  success: ['#2c5b2e'],
  focus: ['#0a4f9e'],
  'band-ink': ['day', -0.006, 1.137, 1.6],
  'band-soft': ['night', 0.58, 0.89, -8.4],
  'band-rule': ['night', 0.173, 1.324, -4.15],
  'band-signal': ['accent'],
} as const satisfies Record<string, TokenRow>;

/** The tokens that are others in the dark scheme. */
export const DARK_ROWS = {
  paper: ['night', -0.035, 0.667, 3.24],
  card: ['night', 0.005, 0.893, 6.23],
  well: ['night', 0.037, 1.034, 7.44],
  board: ['night', 0.616, 0.588, -31.76],
  'grid-fine': ['night', 0.586, 0.75, -28.8],
  'grid-bold': ['night', 0.55, 0.81, -25.5],
  band: ['night', -0.066, 0.598, 1.43],
  'band-raised': ['night', 0.005, 0.918, -1.06],
  ink: ['day', -0.024, 1.142, 1.6],
  'ink-soft': ['night', 0.585, 0.764, -12.24],
  rule: ['night', 0.126, 1.177, -1.75],
  'rule-strong': ['night', 0.394, 1.142, -4.51],
  olive: ['tint', 0.022, 0.49, 41.56],
  danger: ['#ff9c92'],
  success: ['#9fd3a0'],
  focus: ['#8cc4ff'],
  'band-rule': ['night', 0.103, 1.117, -2.89],
} as const satisfies Partial<Record<keyof typeof LIGHT_ROWS, TokenRow>>;

/** The name of a color of the style sheets, without its '--'. */
export type ColorToken = keyof typeof LIGHT_ROWS | 'signal-strong' | 'on-signal';
/** All colors of a shop in one scheme. */
export type Tokens = Readonly<Record<ColorToken, string>>;
