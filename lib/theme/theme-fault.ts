import { contrast, type Hex } from './color';
import { deriveTokens } from './derive-tokens';
import { nearestColor } from './nearest-color';
import { PAIRS, type Pair } from './pairs';
import type { ColorToken, ThemeColors } from './token-rows';

/** The reason why a color of a theme is refused, and the nearest one in its place that is not. */
export type ThemeFault = { field: keyof ThemeColors; message: string; nearest: Hex | undefined };

/** A pair that is too faint. */
type Faint = { color: Hex; on: Hex; ratio: number };

const BLACK = '#000000';
const OF_ACCENT: readonly ColorToken[] = ['on-signal', 'band-signal'];

/** The first color of a theme with which something could not be read: the paper where no ink would help, then the ink, then the accent. */
export function themeFault(colors: ThemeColors): ThemeFault | undefined {
  const onPaper = (color: Hex) => faintest({ ...colors, paper: color, ink: BLACK }, color, isOfAccent(false));
  const ofInk = (color: Hex) => faintest({ ...colors, ink: color }, color, isOfAccent(false));
  const ofAccent = (color: Hex) => faintest({ ...colors, accent: color }, color, isOfAccent(true));
  const faultOf = (field: keyof ThemeColors, find: (color: Hex) => Faint | undefined): ThemeFault | undefined => {
    const faint = find(colors[field]);
    if (!faint) return undefined;
    const nearest = nearestColor(colors[field], (color) => !find(color));
    return { field, message: tell(colors[field], faint, nearest), nearest };
  };
  return faultOf('paper', onPaper) ?? faultOf('ink', ofInk) ?? faultOf('accent', ofAccent);
}

const isOfAccent =
  (isAccents: boolean) =>
  ({ token }: Pair) =>
    OF_ACCENT.includes(token) === isAccents;

/** The pair that misses its ratio by the most, in either scheme; one that has the color itself before those that are made of it. */
function faintest(colors: ThemeColors, given: Hex, isAsked: (pair: Pair) => boolean): Faint | undefined {
  const faint = Object.values(deriveTokens(colors)).flatMap((tokens) =>
    PAIRS.filter(isAsked).flatMap(({ token, on, ratio: asked }) =>
      on.flatMap((ground): (Faint & { rank: number }) | [] => {
        const [color, below] = [tokens[token], tokens[ground]];
        const ratio = contrast(color, below);
        if (ratio >= asked) return [];
        return { color, on: below, ratio, rank: asked - ratio + ([color, below].includes(given) ? 100 : 0) };
      }),
    ),
  );
  return faint.sort((one, other) => other.rank - one.rank)[0];
}

/** Downward, so that a ratio just below what is asked is not told as that. */
const inWords = (ratio: number) => (Math.floor(ratio * 10) / 10).toString();

function tell(given: Hex, { color, on, ratio }: Faint, nearest: Hex | undefined): string {
  const pair =
    given === color
      ? `${given} on ${on} gives`
      : given === on
        ? `${given} under ${color} gives`
        : `${given} leads to ${color} on ${on}, which gives`;
  const advice = nearest ? `${nearest} is the nearest that can be read` : 'no color in its place can be read';
  return `${pair} ${inWords(ratio)} to 1, which is too faint to read; ${advice}`;
}
