import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { themeSchema } from '@/lib/site/theme-schema';
import { contrast } from '@/lib/theme/color';
import { deriveTokens } from '@/lib/theme/derive-tokens';
import { PAIRS } from '@/lib/theme/pairs';
import { themeFault } from '@/lib/theme/theme-fault';
import { DEFAULT_COLORS, type ThemeColors } from '@/lib/theme/token-rows';
import { forAll } from '@/tests/fixtures/for-all';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const near = (color: string, by: number) =>
  fc
    .array(fc.integer({ min: -by, max: by }), { minLength: 3, maxLength: 3 })
    .map((steps) => `#${steps.map((step, index) => shifted(color, index, step)).join('')}`);
const shifted = (color: string, index: number, step: number) =>
  Math.min(255, Math.max(0, Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) + step))
    .toString(16)
    .padStart(2, '0');
/** Colors of any kind, and such as shops have: a dark ink, a light paper. */
const colors = fc.oneof(
  fc.record({ accent: hex, ink: near('#303030', 60), paper: near('#e8e8e8', 50) }),
  fc.record({ accent: hex, ink: hex, paper: hex }),
);

const faintPairs = (given: ThemeColors) =>
  Object.entries(deriveTokens(given)).flatMap(([scheme, tokens]) =>
    PAIRS.flatMap(({ token, on, ratio }) =>
      on
        .filter((ground) => contrast(tokens[token], tokens[ground]) < ratio)
        .map((ground) => `${scheme}: ${token} on ${ground}`),
    ),
  );

test('the look of a shop without a theme is what stands in the style sheet, in both schemes', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  const [light = '', dark = ''] = css.split('@media print', 1)[0]?.split('@media (prefers-color-scheme: dark)') ?? [];
  const written = (text: string) =>
    Object.fromEntries([...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]));
  const derived = deriveTokens(DEFAULT_COLORS);
  expect(derived.light).toEqual(written(light));
  expect(derived.dark).toEqual({ ...written(light), ...written(dark) });
});

test('a theme that is accepted can be read in both schemes, whatever its colors', () => {
  let accepted = 0;
  forAll(
    fc.property(colors, (given) => {
      if (themeFault(given)) return;
      accepted += 1;
      expect(faintPairs(given)).toEqual([]);
    }),
    5,
  );
  expect(accepted).toBeGreaterThan(0);
});

test('a color that is refused has a place in words, and the color that is named for it is accepted there', () => {
  forAll(
    fc.property(colors, (given) => {
      const fault = themeFault(given);
      if (!fault) return;
      const [, nearest = ''] = /; (#[\da-f]{6}) is the nearest that can be read$/.exec(fault.message) ?? [];
      expect(fault.message).toContain(`${given[fault.field]} `);
      expect(themeFault({ ...given, [fault.field]: nearest })?.field).not.toBe(fault.field);
    }),
    5,
  );
});

test.each<[string, Partial<ThemeColors>, string[]]>([
  ['a dark accent is as good as a light one', { accent: '#1b2a6b' }, []],
  [
    'an accent between ink and paper',
    { accent: '#808080' },
    [
      'colors.accent: #808080 under #15201e gives 4.2 to 1, which is too faint to read; #838585 is the nearest that can be read',
    ],
  ],
  ['a faint ink', { ink: '#8a8f8e' }, ['colors.ink']],
  ['a paper on which nothing can be read', { paper: '#335577' }, ['colors.paper']],
  ['a color that is none', { paper: 'white' }, ['colors.paper: must be a color such as #1b2a49']],
])('%s', (_, changed, faults) => {
  const issues = themeSchema.safeParse({ colors: changed }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  );
});

test('on a dark accent stand letters of paper, and what it marks on the band is as light as must be', () => {
  const { light } = deriveTokens({ ...DEFAULT_COLORS, accent: '#1b2a6b' });
  expect(light['on-signal']).toBe(DEFAULT_COLORS.paper);
  expect(contrast(light['band-signal'], light.band)).toBeGreaterThanOrEqual(3);
  expect(light.signal).toBe('#1b2a6b');
});
