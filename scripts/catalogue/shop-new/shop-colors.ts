import { formatHex, parse } from 'culori';
import { mixColors } from '../../../lib/site/theme/theme-colors';
import { toTheme } from '../../../lib/site/theme/theme-schema';

export const DEFAULT_ACCENT = toTheme(null).colors.accent;

/** A CSS color as '#rrggbb': 'navy' -> '#000080'. `undefined` for other text. */
export const readColor = (text: string): string | undefined => formatHex(parse(text));

/** The colors of a new shop. Ink and paper have a slight tint of the accent. */
export function shopColors(accent: string): { accent: string; ink: string; paper: string } {
  return { accent, ink: mixColors('#1c1c1c', accent, 0.05), paper: mixColors('#f7f7f7', accent, 0.02) };
}
