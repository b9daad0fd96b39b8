import { type Theme, themeOf } from '../../lib/theme/theme';
import { THEME_FONTS } from '../../lib/theme/theme-fonts';
import type { Tokens } from '../../lib/theme/token-rows';

const DARK = '@media (prefers-color-scheme: dark)';
const PRINT = '@media print';
/** The letters that each system has, in the place of a serif font. */
const SYSTEM_SERIF = "Georgia, 'Times New Roman', serif";

/** The style sheet of all pages in the look of a shop: app/globals.css, in which the tokens of a shop without a theme stand. `fonts` leads to app/fonts from the file. */
export function themedStyles(source: string, { tokens, corners, headings, text }: Theme, fonts: string): string {
  const [dark, print] = [source.indexOf(DARK), source.indexOf(PRINT)];
  const isSerif = { headings: THEME_FONTS[headings].kind === 'serif', text: THEME_FONTS[text].kind === 'serif' };
  const light = withTokens(source.slice(0, dark), tokens.light)
    .replace(/(--radius: )\d+px/, `$1${corners}px`)
    .replace(/(--heading: [^;]*, )sans-serif;/, `$1${isSerif.headings ? 'serif' : 'sans-serif'};`)
    .replace(/(--system: )[^;]+/, (all, name) => (isSerif.text ? `${name}${SYSTEM_SERIF}` : all))
    .replace(/\.\/fonts\/[\w-]+\//, `${fonts}/${headings}/`);
  return light + withTokens(source.slice(dark, print), tokens.dark) + source.slice(print);
}

function withTokens(css: string, tokens: Tokens): string {
  return css.replace(/--([\w-]+): #[\da-f]+;/g, (all, name) =>
    name in tokens ? `--${name}: ${tokens[name as keyof Tokens]};` : all,
  );
}

/** The module that loads the fonts of a shop: app/fonts.ts, which has literals because Next asks for them. */
export function themedFonts(
  source: string,
  { headings, text }: Pick<Theme, 'headings' | 'text'>,
  fonts: string,
): string {
  const fallback = THEME_FONTS[headings].kind === 'serif' ? "\n  adjustFontFallback: 'Times New Roman'," : '';
  return source
    .replace(/\.\/fonts\/[\w-]+\/body/, `${fonts}/${text}/body`)
    .replace(/'\.\/fonts\/[\w-]+\/(heading\.woff2)',/, `'${fonts}/${headings}/$1',${fallback}`);
}

/** Whether a look is drawn by the sources as they stand. */
export function isAsWritten(source: string, theme: Theme): boolean {
  return themedStyles(source, theme, './fonts') === source && theme.text === themeOf().text;
}
