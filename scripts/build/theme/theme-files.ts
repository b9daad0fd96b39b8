import {
  accentOnInk,
  BLACK,
  contrastRatio,
  readableOn,
  textOnAccent,
  WHITE,
} from '../../../lib/site/theme/theme-colors';
import { THEME_FONTS, type Theme } from '../../../lib/site/theme/theme-schema';

const SYSTEM_FONTS = {
  'sans-serif': "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
};

/** Contrast of the secondary color with the background: paper in light mode, ink in dark mode. Enough for text. */
const SECONDARY_CONTRAST = { light: 6.9, dark: 9.3 };

/**
 * `@data/theme.css`: the values that differ between shops. app/globals.css derives all other colors from them.
 * @param fontFolder path from the style sheet to app/fonts
 */
export function themeStyles({ colors, corners, headings, text }: Theme, fontFolder: string): string {
  const { accent, ink, paper, secondary = accent } = colors;
  const onAccent = textOnAccent(colors);
  // Away from the text color, so that the contrast increases.
  const hover = contrastRatio(onAccent, BLACK) > contrastRatio(onAccent, WHITE) ? 'black' : 'white';
  return `:root {
  --theme-ink: ${ink};
  --theme-paper: ${paper};
  --signal: ${accent};
  --signal-strong: color-mix(in srgb, ${accent} 75%, ${hover});
  --on-signal: ${onAccent};
  --band-signal: ${accentOnInk(colors)};
  --secondary: light-dark(${readableOn(paper, secondary, SECONDARY_CONTRAST.light)}, ${readableOn(ink, secondary, SECONDARY_CONTRAST.dark)});
  --radius: ${corners}px;
  --heading: heading more, var(--font-heading), ${THEME_FONTS[headings]};
  --system: ${SYSTEM_FONTS[THEME_FONTS[text]]};
}

/* Rare letters of headings: browsers load the file only for a heading that has one. */
@font-face {
  font-display: optional;
  font-family: heading more;
  font-weight: 600;
  src: url('${fontFolder}/${headings}/heading-more.woff2');
  unicode-range: U+23, U+2A, U+3C-3E, U+40, U+5B-60, U+7B-7E, U+A1-17E, U+2014-2018, U+201E-2212;
}
`;
}

/** `@data/fonts`: a module that loads both fonts. It is generated because Next needs literal options. */
export function themeFonts({ headings, text }: Theme, fontFolder: string): string {
  return `import localFont from 'next/font/local';

const body = localFont({
  src: '${fontFolder}/${text}/body.woff2',
  weight: '400 600',
  variable: '--font-body',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});
const heading = localFont({
  src: '${fontFolder}/${headings}/heading.woff2',
  weight: '600',
  variable: '--font-heading',
  display: 'optional',
  adjustFontFallback: '${THEME_FONTS[headings] === 'serif' ? 'Times New Roman' : 'Arial'}',
});

export const fontClasses = \`\${body.variable} \${heading.variable}\`;
`;
}

const characterRange = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');

/** ASCII without symbols such as '#' and '{', and English punctuation: enough for most headings and prices. */
export const BASIC_CHARACTERS = `${characterRange(0x20, 0x7e).replace(/[#*<=>@[\\\]^_`{|}~]/g, '')}\u00a0’–“”`;

/** Characters of western European languages. */
export const LATIN_CHARACTERS = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„†‡•…‰′″‹›€™−`;
