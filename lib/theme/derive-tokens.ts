import { contrast, type Hex, hexOf, oklchOf } from './color';
import { PAIRS } from './pairs';
import {
  BASES,
  type Base,
  type ColorToken,
  DARK_ROWS,
  LIGHT_ROWS,
  type ThemeColors,
  type TokenRow,
  type Tokens,
} from './token-rows';

/** The colors of a shop; those of the dark scheme with the ones that are the same in both. */
export type Schemes = { light: Tokens; dark: Tokens };

/** The lightness between which a color of a meaning is still seen as red, green or blue. */
const MEANT = { least: 0.3, most: 0.92 };
/** The way from the signal to its look under a pointer. */
const STRONGER = { light: 0.053, chroma: 0.98, hue: 5.73 };
/** The colors that an owner has chosen, which stay as they are. */
const GIVEN: readonly ColorToken[] = ['paper', 'ink', 'signal'];
/** Halvings of a way in lightness, after which two colors are one. */
const STEPS = 12;

/** All tokens of both schemes from three colors. What contrast asks for is mended where it is not given; a color that stands as it is may be too faint all the same. */
export function deriveTokens(colors: ThemeColors): Schemes {
  const grounds: Partial<Record<ColorToken, Hex>>[] = [{}, {}];
  const [light = {}, dark = {}] = grounds;
  Object.assign(light, signalsOf(colors));
  for (const [name, row] of Object.entries(LIGHT_ROWS)) {
    const token = name as keyof typeof LIGHT_ROWS;
    const other: TokenRow | undefined = (DARK_ROWS as Partial<Record<ColorToken, TokenRow>>)[token];
    // A token of one value has the grounds of both schemes.
    if (other) dark[token] = mended(token, other, colors, [dark]);
    light[token] = mended(token, row, colors, other ? [light] : [light, dark]);
  }
  return { light: light as Tokens, dark: { ...light, ...dark } as Tokens };
}

/** The signal under a pointer, and the letters on both: of ink and paper whichever reads better. */
function signalsOf({ accent, ink, paper }: ThemeColors): Pick<Tokens, 'signal-strong' | 'on-signal'> {
  const onSignal = contrast(ink, accent) >= contrast(paper, accent) ? ink : paper;
  const { l, c, h } = oklchOf(accent);
  const away = oklchOf(onSignal).l < l ? STRONGER.light : -STRONGER.light;
  const strong = hexOf({ mode: 'oklch', l: l + away, c: c * STRONGER.chroma, h: h + STRONGER.hue });
  return { 'signal-strong': strong, 'on-signal': onSignal };
}

/** A token as its row says, in the lightness nearest to it that its grounds ask for. */
function mended(token: ColorToken, row: TokenRow, colors: ThemeColors, schemes: readonly Partial<Tokens>[]): Hex {
  const [base, light = 0, chroma = 1, hue = 0] = row;
  const isMeaning = base.startsWith('#');
  const color = isMeaning ? base : baseOf(BASES[base as keyof typeof BASES], colors, light, chroma, hue);
  const asks = PAIRS.filter((pair) => pair.token === token).flatMap(({ on, ratio }) =>
    schemes.flatMap((scheme) => on.flatMap((ground) => (scheme[ground] ? { ground: scheme[ground], ratio } : []))),
  );
  const reads = (shown: Hex) => asks.every(({ ground, ratio }) => contrast(shown, ground) >= ratio);
  if (GIVEN.includes(token) || reads(color)) return color;
  const { l, c, h } = oklchOf(color);
  const limits = isMeaning ? MEANT : { least: 0, most: 1 };
  const isDark = asks.some(({ ground }) => contrast('#ffffff', ground) > contrast('#000000', ground));
  let [near, far] = [l, isDark ? limits.most : limits.least];
  const at = (lightness: number) => hexOf({ mode: 'oklch', l: lightness, c, h });
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    if (reads(at(middle))) far = middle;
    else near = middle;
  }
  return at(far);
}

/** A base in its limits, and the way from there; exactly the color where there is neither. */
function baseOf(base: Base, colors: ThemeColors, light: number, chroma: number, hue: number): Hex {
  const color = colors[base.color];
  const { l, c, h } = oklchOf(color);
  const { least = 0, most = 1, mostChroma = 1 } = base;
  const [held, quiet] = [Math.min(most, Math.max(least, l)), Math.min(mostChroma, c)];
  if (held === l && quiet === c && light === 0 && chroma === 1 && hue === 0) return color;
  return hexOf({ mode: 'oklch', l: held + light, c: quiet * chroma, h: h + hue });
}
