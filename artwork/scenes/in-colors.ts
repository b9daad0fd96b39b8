import type { ColorToken, Tokens } from '../../lib/theme/token-rows';
import { AMBER, BAND, PAPER, QUIET } from './line';

/** The inks of scenes, each with the token that it stands for. */
const INKS: readonly (readonly [ink: string, token: ColorToken])[] = [
  [PAPER, 'band-ink'],
  [AMBER, 'band-signal'],
  [QUIET, 'rule-strong'],
  [BAND, 'band'],
];

/** A scene in the colors of a shop. */
export function inColors(markup: string, tokens: Partial<Tokens>): string {
  const colors = new Map(INKS.map(([ink, token]) => [ink, tokens[token] ?? ink]));
  return markup.replace(/#[\da-f]{6}\b/g, (ink) => colors.get(ink) ?? ink);
}
