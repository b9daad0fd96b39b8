import { deriveTokens, type Schemes } from './derive-tokens';
import type { FontName } from './theme-fonts';
import { DEFAULT_COLORS, type ThemeColors } from './token-rows';

/** The look of a shop, with nothing left out but a logo. */
export type Theme = {
  tokens: Schemes;
  /** The radius of corners, in pixels. */
  corners: number;
  headings: FontName;
  text: FontName;
  logo: string | undefined;
};

/** The settings of `theme.json`, checked. */
export type ThemeSettings = {
  colors?: Partial<ThemeColors> | undefined;
} & { [Setting in 'corners' | 'headings' | 'text' | 'logo']?: Theme[Setting] | undefined };

/** The look that a `theme.json` asks for; without settings that of a shop without the file. */
export function themeOf({
  colors,
  corners = 2,
  headings = 'barlow-condensed',
  text = 'public-sans',
  logo,
}: ThemeSettings = {}): Theme {
  return { tokens: deriveTokens({ ...DEFAULT_COLORS, ...colors }), corners, headings, text, logo };
}
