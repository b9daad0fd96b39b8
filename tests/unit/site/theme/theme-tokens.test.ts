import { readFileSync } from 'node:fs';
import { type CssNode, generate, parse, walk } from 'css-tree';
import fc from 'fast-check';
import { contrastRatio, mixColors, type ThemeColors } from '@/lib/site/theme/theme-colors';
import { themeSchema, toTheme } from '@/lib/site/theme/theme-schema';
import { themeStyles } from '@/scripts/build/theme/theme-files';
import { forAll } from '@/tests/fixtures/for-all';
import { readSources } from '@/tests/unit/architecture/sources';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const TEXT = 4.5;
const GRAPHICS = 3;
const SHEETS = ['paper', 'card', 'well'];
const BANDS = ['band', 'band-raised'];

/** Tokens, the backgrounds on which style sheets use them, and their minimum contrast by WCAG 2.2. */
const PAIRS: [tokens: string[], backgrounds: string[], ratio: number][] = [
  [['ink', 'ink-soft', 'secondary', 'danger'], SHEETS, TEXT],
  [['rule-strong', 'focus'], SHEETS, GRAPHICS],
  [['board-ink'], ['board'], TEXT],
  [['band-ink', 'band-soft'], BANDS, TEXT],
  [['band-signal'], BANDS, GRAPHICS],
  [['on-signal'], ['signal', 'signal-strong'], TEXT],
];

const [globals = ''] = readFileSync('app/globals.css', 'utf8').split('@media print');
const declarationsOf = (css: string) =>
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']): [string, CssNode] => [
    name,
    parse(value, { context: 'value' }),
  ]);
const shared = declarationsOf(globals);

/** A function that evaluates a token to '#rrggbb', as a browser does. */
function tokensOf(colors: Partial<ThemeColors>) {
  const values = new Map([...shared, ...declarationsOf(themeStyles(toTheme({ colors }), '.'))]);
  const evaluate = (node: CssNode | undefined, scheme: Scheme): string => {
    if (node?.type === 'Value' && node.children.first) return evaluate(node.children.first, scheme);
    if (node?.type === 'Hash') return `#${node.value}`;
    if (node?.type === 'Identifier') return { black: '#000000', white: '#ffffff' }[node.name] ?? node.name;
    if (node?.type !== 'Function') throw new Error(`unknown value ${node ? generate(node) : ''}`);
    const parts = node.children.toArray().filter(({ type }) => type !== 'Operator');
    const [first, second, color, share, other] = parts;
    if (node.name === 'var' && first) return evaluate(values.get(generate(first).slice(2)), scheme);
    if (node.name === 'light-dark') return evaluate(scheme === 'light' ? first : second, scheme);
    if (share?.type !== 'Percentage') throw new Error(`not color-mix(in srgb, color share%, other): ${generate(node)}`);
    return mixColors(evaluate(other, scheme), evaluate(color, scheme), Number(share.value) / 100);
  };
  return (token: string, scheme: Scheme) => evaluate(values.get(token), scheme);
}

/** The pairs of a theme that have too little contrast. */
function faintPairs(colors: Partial<ThemeColors>): string[] {
  const colorOf = tokensOf(colors);
  return SCHEMES.flatMap((scheme) =>
    PAIRS.flatMap(([tokens, backgrounds, minimum]) =>
      tokens.flatMap((token) =>
        backgrounds
          .map((background) => ({
            name: `${scheme}: ${token} on ${background}`,
            ratio: contrastRatio(colorOf(token, scheme), colorOf(background, scheme)),
          }))
          .filter(({ ratio }) => ratio < minimum)
          .map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`),
      ),
    ),
  );
}

const between = (min: number, max: number) =>
  fc
    .array(fc.integer({ min, max }), { minLength: 3, maxLength: 3 })
    .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

test('every text and mark is readable in both schemes with any theme that passes the check', () => {
  const themes = fc.record({
    accent: between(0, 255),
    ink: between(0, 110),
    paper: between(200, 255),
    secondary: between(0, 255),
  });
  const passing = themes.filter((colors) => themeSchema.safeParse({ colors }).success);
  forAll(
    fc.property(passing, (colors) => expect(faintPairs(colors)).toEqual([])),
    100,
  );
});

test('the lightest gray ink that passes is readable on each gray paper and with gray accents', () => {
  const grays = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`);
  const passes = (ink: string, paper: string) => themeSchema.safeParse({ colors: { ink, paper } }).success;
  const papers = grays.filter((paper) => passes('#000000', paper));
  const themes = papers.map((paper, index) => ({
    paper,
    ink: grays.findLast((ink) => passes(ink, paper)) ?? '',
    accent: grays[index * 4] ?? '',
  }));
  expect(themes.length).toBeGreaterThan(20);
  expect(themes.flatMap(faintPairs)).toEqual([]);
});

/** Disabled controls and separators between words may be faint. */
const MAY_BE_FAINT = /[:.]disabled|::(?:after|before)|\.stars?\b/;
const tokenNames = PAIRS.flatMap(([tokens, backgrounds]) => [...tokens, ...backgrounds]);
const tokenIn = (value = '') => tokenNames.find((token) => value.includes(`var(--${token})`));

/** The rules of a style sheet that set a text color, with the background if the same rule sets one. */
function textRules(place: string, css: string): { place: string; color: string; background: string | undefined }[] {
  const found: ReturnType<typeof textRules> = [];
  walk(parse(css), (node: CssNode) => {
    if (node.type !== 'Rule') return;
    const selector = `${place} ${generate(node.prelude)}`;
    const values = new Map<string, string>();
    node.block.children.forEach((child) => {
      if (child.type === 'Declaration') values.set(child.property, generate(child.value));
      // css-tree does not parse nested rules that have no '&'.
      if (child.type === 'Raw') found.push(...textRules(selector, child.value));
    });
    const color = tokenIn(values.get('color'));
    const background = tokenIn(values.get('background-color') ?? values.get('background'));
    if (color && !MAY_BE_FAINT.test(selector)) found.push({ place: selector, color, background });
  });
  return found;
}

test('style sheets use text colors only on backgrounds that the table of pairs has', () => {
  const rules = [...readSources()].flatMap(([path, css]) => (path.endsWith('.css') ? textRules(path, css) : []));
  const isPair = (color: string, background?: string) =>
    PAIRS.some(
      ([tokens, backgrounds, ratio]) =>
        ratio === TEXT && tokens.includes(color) && (background === undefined || backgrounds.includes(background)),
    );
  // A label may swap the colors of a pair, such as paper on ink.
  const isSwapped = (color: string, background?: string) =>
    background === undefined ? SHEETS.includes(color) : isPair(background, color);
  expect(rules.length).toBeGreaterThan(80);
  const unknown = rules.filter(({ color, background }) => !isPair(color, background) && !isSwapped(color, background));
  expect(unknown).toEqual([]);
});
