import { formatHex, parse } from 'culori';
import { hexOf, oklchOf } from '../../lib/theme/color';
import { themeFault } from '../../lib/theme/theme-fault';
import { DEFAULT_COLORS, type ThemeColors } from '../../lib/theme/token-rows';

/** A color of whatever spelling style sheets know as '#rrggbb'; undefined for what is none. */
export const readColor = (text: string): string | undefined => formatHex(parse(text));

/** The colors of a shop from one: ink and paper as dark, light and quiet as the neutral ones are, in the hue of the accent. */
export function colorsOf(accent: string): ThemeColors {
  const { c, h } = oklchOf(accent);
  const near = (color: string) => {
    const own = oklchOf(color);
    return hexOf({ ...own, c: Math.min(c, own.c), h });
  };
  return { accent, ink: near(DEFAULT_COLORS.ink), paper: near(DEFAULT_COLORS.paper) };
}

/** The nearest accent with which all can be read; the given one where that can. */
export function readableAccent(accent: string): string {
  const nearest = themeFault(colorsOf(accent))?.nearest;
  // Ink and paper follow the hue of the nearest one, which may ask for a little more.
  return nearest === undefined ? accent : readableAccent(nearest);
}
