import { objectSchema, z } from '../../zod';
import { BLACK, contrastRatio, readableOn } from './theme-colors';

/** The fonts of `theme.json`, each with its fallback. `scripts/fonts.ts` creates their files from packages of the same name. */
export const THEME_FONTS = {
  'public-sans': 'sans-serif',
  inter: 'sans-serif',
  'source-sans-3': 'sans-serif',
  'source-serif-4': 'serif',
  'barlow-condensed': 'sans-serif',
  oswald: 'sans-serif',
  'playfair-display': 'serif',
} as const;
export type FontName = keyof typeof THEME_FONTS;

export const HEADING_FONTS = Object.keys(THEME_FONTS) as FontName[];
/** The fonts that are installed with all weights. */
export const TEXT_FONTS = ['public-sans', 'inter', 'source-sans-3', 'source-serif-4'] as const satisfies FontName[];

const color = z
  .string()
  .regex(/^#[\da-f]{6}$/i, { error: 'must be a color such as #1b2a49', abort: true })
  .toLowerCase();

const RADIUS_ERROR = { error: 'must be a whole number from 0 to 12' };

const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: () => `must be one of ${names.join(', ')}` });

const colorsSchema = objectSchema('the colors of the shop', {
  accent: color.describe('The color of buttons and of the mark in the header.').default('#f5a800'),
  ink: color.describe('A dark color for text, the header and the footer.').default('#15201e'),
  paper: color
    .describe('A light color for the page background. In dark mode, ink and paper swap roles.')
    .default('#f6f4ed'),
  secondary: color.describe('A quiet color for labels and edges of notes. Default: the accent.').optional(),
})
  // With these ratios all colors of app/globals.css are readable. Any accent works, because the text on it adapts.
  .superRefine(({ ink, paper }, { addIssue }) => {
    const check = (field: string, given: string, other: string, name: string, minRatio: number, change: string) => {
      const ratio = contrastRatio(given, other);
      if (ratio >= minRatio) return;
      // Rounded down, so that 9.97 is not reported as 10.
      const has = `"${given}" has a contrast of ${Math.floor(ratio * 10) / 10} to 1 with ${name} "${other}"`;
      const advice = `Choose a ${change} color, such as "${readableOn(other, given, minRatio)}"`;
      addIssue({ code: 'custom', path: [field], message: `${has}, but needs at least ${minRatio} to 1. ${advice}` });
    };
    check('paper', paper, BLACK, 'black text', 15, 'lighter');
    // If the paper is too dark, the ink is checked on the suggested paper.
    check('ink', ink, readableOn(BLACK, paper, 15), 'colors.paper', 10, 'darker');
  });

/** The schema of `theme.json`, the look of the shop. */
export const themeSchema = objectSchema('the look of the shop', {
  colors: colorsSchema
    .describe('The base colors. The shop mixes all other colors from them, for light and dark mode.')
    .prefault({}),
  corners: z
    .int(RADIUS_ERROR)
    .min(0, RADIUS_ERROR)
    .max(12, RADIUS_ERROR)
    .describe('The radius of corners in pixels, from 0 to 12.')
    .default(2),
  headings: oneOf(HEADING_FONTS)
    .describe('The font of headings, product names and prices.')
    .default('barlow-condensed'),
  text: oneOf(TEXT_FONTS).describe('The font of all other text.').default('public-sans'),
  logo: z
    .string()
    .regex(/^[\w-]+(?:\.[\w-]+)*\.svg$/i, {
      error: 'must be the name of an SVG file in the folder of theme.json, such as logo.svg',
    })
    .describe('An SVG file in the same folder. The header shows it in place of the mark and the name.')
    .optional(),
});

export type Theme = z.output<typeof themeSchema>;

/** The theme of a parsed `theme.json`. Default theme for `null` and for a file with errors, which `readOwnerFiles` reports. */
export const toTheme = (json: unknown): Theme => themeSchema.safeParse(json ?? {}).data ?? themeSchema.parse({});
