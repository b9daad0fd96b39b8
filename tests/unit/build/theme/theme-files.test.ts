import { toTheme } from '@/lib/site/theme/theme-schema';
import { themeFonts, themeStyles } from '@/scripts/build/theme/theme-files';

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
