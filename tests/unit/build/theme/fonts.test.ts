import { statSync } from 'node:fs';
import { HEADING_FONTS, TEXT_FONTS, toTheme } from '@/lib/site/theme/theme-schema';
import { BASIC_CHARACTERS, LATIN_CHARACTERS, themeStyles } from '@/scripts/build/theme/theme-files';

const HEADERS = 700;

test('each letter that the font of texts has is in that of headings, or in the one that comes where a heading has it', () => {
  const [, list = ''] = themeStyles(toTheme(null), '.').match(/unicode-range: ([^;]+);/) ?? [];
  const ranges = list.split(', ').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  );
  const isLater = (code: number) => ranges.some(([from = 0, to = from]) => from <= code && code <= to);
  for (const letter of LATIN_CHARACTERS.replace(/‚/g, '')) {
    const isFirst = BASIC_CHARACTERS.includes(letter);
    expect({ letter, isLater: isLater(letter.codePointAt(0) as number) }).toEqual({ letter, isLater: !isFirst });
  }
});

test('the font of a first visit comes in one flight of a slow network, beside style sheet, picture and manifest', () => {
  // Lighthouse's phone, 1.6 Mbit/s and 150 ms, gives each of four files five segments of 1,460 bytes a flight, headers included.
  expect(statSync('app/fonts/barlow-condensed/heading.woff2').size).toBeLessThan(5 * 1460 - HEADERS);
});

test('a font for headings, which every page asks for at once, is at most 10 KB', () => {
  const heavy = HEADING_FONTS.filter((font) => statSync(`app/fonts/${font}/heading.woff2`).size > 10 * 1024);
  expect(heavy).toEqual([]);
});

test('any two fonts of the list are there, and weigh at most 60 KB together with the letters that come later', () => {
  const sizeOf = (font: string, role: string) => statSync(`app/fonts/${font}/${role}.woff2`).size;
  const most = (sizes: number[]) => Math.max(...sizes);
  const headings = HEADING_FONTS.map((font) => sizeOf(font, 'heading') + sizeOf(font, 'heading-more'));
  expect(most(headings) + most(TEXT_FONTS.map((font) => sizeOf(font, 'body')))).toBeLessThanOrEqual(60 * 1024);
  expect(HEADING_FONTS.length).toBeGreaterThanOrEqual(6);
});
