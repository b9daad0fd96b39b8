import { accentOnInk, contrastRatio, textOnAccent } from '@/lib/site/theme/theme-colors';
import { themeSchema, toTheme } from '@/lib/site/theme/theme-schema';
import { schemaProblems } from '@/tests/fixtures/schema-problems';

const problemsOf = (colors: object) => schemaProblems(themeSchema, { colors });

test('problems of colors name both colors, the ratio and a color that passes; one run reports all of them', () => {
  expect(problemsOf({ ink: '#777777', paper: '#cccccc' })).toEqual([
    'colors.paper: "#cccccc" has a contrast of 13 to 1 with black text "#000000", but needs at least 15 to 1. Choose a lighter color, such as "#dadada"',
    'colors.ink: "#777777" has a contrast of 3.2 to 1 with colors.paper "#dadada", but needs at least 10 to 1. Choose a darker color, such as "#2b2b2b"',
  ]);
  expect(problemsOf({ ink: '#2b2b2b', paper: '#dadada' })).toEqual([]);
  expect(problemsOf({ paper: 'white' })).toEqual(['colors.paper: must be a color such as #1b2a49']);
});

test('the text on the accent is ink or paper, or black or white if both have too little contrast', () => {
  const textOn = (accent: string) => textOnAccent(toTheme({ colors: { accent } }).colors);
  const { ink, paper } = toTheme(null).colors;
  expect(['#f5a800', '#1b2a6b', '#777777'].map(textOn)).toEqual([ink, paper, '#000000']);
});

test('the accent on the header is unchanged if readable, or else lighter', () => {
  const { colors } = toTheme({ colors: { accent: '#1b2a6b' } });
  const standard = toTheme(null).colors;
  expect(accentOnInk(standard)).toBe(standard.accent);
  expect(contrastRatio(accentOnInk(colors), colors.ink)).toBeGreaterThanOrEqual(4);
});
