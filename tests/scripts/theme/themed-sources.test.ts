import { readFileSync } from 'node:fs';
import { themeOf } from '@/lib/theme/theme';
import { isAsWritten, themedFonts, themedStyles } from '@/scripts/theme/themed-sources';

const css = readFileSync('app/globals.css', 'utf8');
const fonts = readFileSync('app/fonts.ts', 'utf8');
const GARDEN = themeOf({
  colors: { accent: '#2f6b3c' },
  corners: 6,
  headings: 'playfair-display',
  text: 'source-serif-4',
});

test('a shop without a theme has the sources as they stand', () => {
  expect(themedStyles(css, themeOf(), './fonts')).toBe(css);
  expect(themedFonts(fonts, themeOf(), './fonts')).toBe(fonts);
  expect([isAsWritten(css, themeOf()), isAsWritten(css, GARDEN)]).toEqual([true, false]);
  expect(isAsWritten(css, themeOf({ text: 'inter' }))).toBe(false);
});

test('colors, corners and letters of a theme take the place of the others, in both schemes and not in print', () => {
  const themed = themedStyles(css, GARDEN, '../fonts');
  expect(themed).toContain('--signal: #2f6b3c;');
  expect(themed).toContain('--radius: 6px;');
  expect(themed).toContain("url('../fonts/playfair-display/heading-more.woff2')");
  expect(themed).toMatch(/--heading: .*, serif;/);
  expect(themed).toMatch(/--system: Georgia, .*serif;/);
  const [, dark = ''] = themed.split('@media (prefers-color-scheme: dark)');
  expect(dark).toContain(`--olive: ${GARDEN.tokens.dark.olive};`);
  expect(themed.slice(themed.indexOf('@media print'))).toBe(css.slice(css.indexOf('@media print')));
});

test('the module of fonts names those of the theme, with the measures of a serif font in the place of one', () => {
  const themed = themedFonts(fonts, GARDEN, '../fonts');
  expect(themed).toContain("'../fonts/source-serif-4/body.woff2'");
  expect(themed).toContain("'../fonts/playfair-display/heading.woff2'");
  expect(themed).toContain("adjustFontFallback: 'Times New Roman'");
});
