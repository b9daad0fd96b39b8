import { statSync } from 'node:fs';
import { HEADING_FONTS, TEXT_FONTS, toTheme } from '@/lib/site/theme/theme-schema';
import { BASIC_CHARACTERS, LATIN_CHARACTERS, themeFonts, themeStyles } from '@/scripts/build/theme/theme-files';

/** Bytes of the HTTP headers. */
const HEADERS = 700;

test('each character of the text font is in the heading font or in the font with rare characters', () => {
  const [, list = ''] = themeStyles(toTheme(null), '.').match(/unicode-range: ([^;]+);/) ?? [];
  const ranges = list.split(', ').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  );
  const isRare = (code: number) => ranges.some(([from = 0, to = from]) => from <= code && code <= to);
  for (const letter of LATIN_CHARACTERS.replace(/‚/g, '')) {
    const isBasic = BASIC_CHARACTERS.includes(letter);
    expect({ letter, isRare: isRare(letter.codePointAt(0) as number) }).toEqual({ letter, isRare: !isBasic });
  }
});

test('the heading font loads in one round trip of a slow network, in parallel with style sheet, picture and manifest', () => {
  // Lighthouse's phone has 1.6 Mbit/s and 150 ms: per round trip five segments of 1,460 bytes for each of four files.
  expect(statSync('app/fonts/barlow-condensed/heading.woff2').size).toBeLessThan(5 * 1460 - HEADERS);
});

test('any two fonts of the list exist, and have at most 60 KB together with the rare characters', () => {
  const sizeOf = (font: string, role: string) => statSync(`app/fonts/${font}/${role}.woff2`).size;
  const largest = (sizes: number[]) => Math.max(...sizes);
  const headings = HEADING_FONTS.map((font) => sizeOf(font, 'heading') + sizeOf(font, 'heading-more'));
  expect(largest(headings) + largest(TEXT_FONTS.map((font) => sizeOf(font, 'body')))).toBeLessThanOrEqual(60 * 1024);
  expect(HEADING_FONTS.length).toBeGreaterThanOrEqual(6);
});

const theme = toTheme({
  colors: { accent: '#2f6b3c', secondary: '#4d5829' },
  corners: 6,
  headings: 'playfair-display',
  text: 'source-serif-4',
});

test('the style sheet has the colors, the radius and the fonts of a theme', () => {
  const css = themeStyles(theme, '../fonts');
  expect(css).toContain('--signal: #2f6b3c;');
  expect(css).toContain('--signal-strong: color-mix(in srgb, #2f6b3c 75%, black);');
  expect(css).toMatch(/--secondary: light-dark\(#4d5829, #[\da-f]{6}\);/);
  expect(css).toContain('--radius: 6px;');
  expect(css).toContain("url('../fonts/playfair-display/heading-more.woff2')");
  expect(css).toMatch(/--heading: .*, serif;\s+--system: Georgia, .*serif;/);
});

test('the module of fonts loads the files of a theme, with the fallback metrics of a serif font', () => {
  const code = themeFonts(theme, '../fonts');
  expect(code).toContain("'../fonts/source-serif-4/body.woff2'");
  expect(code).toContain("'../fonts/playfair-display/heading.woff2'");
  expect(code).toContain("adjustFontFallback: 'Times New Roman'");
});
