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

/** Contrast of the secondary color with paper in light mode, and with ink in dark mode: enough for text on each background. */
const SECONDARY = { light: 6.9, dark: 9.3 };

/**
 * `@data/theme.css`: the values that differ from shop to shop. app/globals.css mixes all other colors from them.
 * `fontFolder` is the path from the style sheet to app/fonts.
 */
export function themeStyles({ colors, corners, headings, text }: Theme, fontFolder: string): string {
  const { accent, ink, paper, secondary = accent } = colors;
  const onAccent = textOnAccent(colors);
  // Away from the color of the text, so that its contrast grows.
  const hover = contrastRatio(onAccent, BLACK) > contrastRatio(onAccent, WHITE) ? 'black' : 'white';
  return `:root {
  --theme-ink: ${ink};
  --theme-paper: ${paper};
  --signal: ${accent};
  --signal-strong: color-mix(in srgb, ${accent} 75%, ${hover});
  --on-signal: ${onAccent};
  --band-signal: ${accentOnInk(colors)};
  --secondary: light-dark(${readableOn(paper, secondary, SECONDARY.light)}, ${readableOn(ink, secondary, SECONDARY.dark)});
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

/** `@data/fonts`: a module that loads both fonts. Next needs literal options, so it is generated. */
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

/** ASCII without the signs of programs, and marks of English: all that most headings and prices need. */
export const BASIC_CHARACTERS = `${characterRange(0x20, 0x7e).replace(/[#*<=>@[\\\]^_`{|}~]/g, '')}\u00a0’–“”`;

/** The letters of western Europe, with their signs. */
export const LATIN_CHARACTERS = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„†‡•…‰′″‹›€™−`;
