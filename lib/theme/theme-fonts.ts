/** The traits of a font of the list. */
export type ThemeFont = {
  /** The letters in its place until it is there. */
  kind: 'sans' | 'serif';
  /** Whether texts can be set in it, too: it is then installed with all weights in one file. */
  isForTexts: boolean;
};

/** The fonts that a shop may be set in, by the name that stands in `theme.json` and in those of their packages. All are free to be served: SIL Open Font License. */
export const THEME_FONTS = {
  'public-sans': { kind: 'sans', isForTexts: true },
  inter: { kind: 'sans', isForTexts: true },
  'source-sans-3': { kind: 'sans', isForTexts: true },
  'source-serif-4': { kind: 'serif', isForTexts: true },
  'barlow-condensed': { kind: 'sans', isForTexts: false },
  oswald: { kind: 'sans', isForTexts: false },
  'playfair-display': { kind: 'serif', isForTexts: false },
} as const satisfies Record<string, ThemeFont>;

/** The name of a font of the list. */
export type FontName = keyof typeof THEME_FONTS;

/** The names of fonts for headings: all of them. */
export const HEADING_FONTS = Object.keys(THEME_FONTS) as FontName[];
/** The names of fonts for texts. */
export const TEXT_FONTS = HEADING_FONTS.filter((name) => THEME_FONTS[name].isForTexts);
