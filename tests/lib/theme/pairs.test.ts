import { type CssNode, generate, parse, walk } from 'css-tree';
import { deriveTokens } from '@/lib/theme/derive-tokens';
import { PAIRS } from '@/lib/theme/pairs';
import { DEFAULT_COLORS } from '@/lib/theme/token-rows';
import { readSources } from '@/tests/architecture/sources';

const tokens = Object.keys(deriveTokens(DEFAULT_COLORS).light);
const tokenIn = (value: string) => tokens.find((token) => value.includes(`var(--${token})`));
const isPair = (one: string, other: string) =>
  PAIRS.some(({ token, on, ratio }) => ratio >= 4.5 && (on as readonly string[]).includes(other) && token === one);

/** A control that cannot be used, or a sign between words, may be faint. */
const MAY_BE_FAINT = /:disabled|\.off|::after|\.stars?\b/;

/** The rules of a style sheet that set letters, as 'selector: letters on ground'. */
function lettersOf(path: string, text: string): { place: string; letters: string; ground: string | undefined }[] {
  const found: { place: string; letters: string; ground: string | undefined }[] = [];
  walk(parse(text), (node: CssNode) => {
    if (node.type !== 'Rule') return;
    const selector = generate(node.prelude);
    const values = new Map<string, string>();
    node.block.children.forEach((child) => {
      if (child.type === 'Declaration') values.set(child.property, generate(child.value));
      // css-tree leaves nested rules that do not begin with '&' as they are written.
      if (child.type === 'Raw') found.push(...lettersOf(`${path} ${selector}`, child.value));
    });
    const letters = tokenIn(values.get('color') ?? '');
    if (!letters || MAY_BE_FAINT.test(`${path} ${selector}`)) return;
    const ground = tokenIn(values.get('background-color') ?? values.get('background') ?? '');
    found.push({ place: `${path} ${selector}`, letters, ground });
  });
  return found;
}

const sheets = [...readSources()].filter(([path]) => path.endsWith('.css'));
const all = sheets.flatMap(([path, text]) => lettersOf(path, text));

test('the letters of all style sheets are found', () => {
  expect([sheets.length > 50, all.length > 80]).toEqual([true, true]);
});

test('each color of letters is held to 4.5 to 1 on a ground, and on its own where its rule has one', () => {
  const wrong = all.filter(({ letters, ground }) =>
    ground === undefined
      ? !PAIRS.some(
          ({ token, on, ratio }) => ratio >= 4.5 && (token === letters || (on as readonly string[]).includes(letters)),
        )
      : !isPair(letters, ground) && !isPair(ground, letters),
  );
  expect(wrong).toEqual([]);
});
