import type { ColorToken } from './token-rows';

/** The ratios of WCAG 2.2: for letters, and for what else has a meaning. */
const LETTERS = 4.5;
const SIGNS = 3;

/** A token, the grounds on which it is seen, and the ratio that it must have to each of them. */
export type Pair = { token: ColorToken; on: readonly ColorToken[]; ratio: number };

const SHEETS = ['paper', 'card', 'well'] as const;
const BANDS = ['band', 'band-raised'] as const;
const SIGNALS = ['signal', 'signal-strong'] as const;

/** All pairs of tokens that style sheets lay over one another; the test of the style sheets holds this table to them. */
export const PAIRS: readonly Pair[] = [
  { token: 'ink', on: SHEETS, ratio: LETTERS },
  { token: 'ink-soft', on: SHEETS, ratio: LETTERS },
  { token: 'olive', on: SHEETS, ratio: LETTERS },
  { token: 'danger', on: SHEETS, ratio: LETTERS },
  { token: 'success', on: SHEETS, ratio: LETTERS },
  { token: 'rule-strong', on: SHEETS, ratio: SIGNS },
  { token: 'focus', on: SHEETS, ratio: SIGNS },
  { token: 'board-ink', on: ['board'], ratio: LETTERS },
  { token: 'band-ink', on: BANDS, ratio: LETTERS },
  { token: 'band-soft', on: BANDS, ratio: LETTERS },
  { token: 'band-signal', on: BANDS, ratio: SIGNS },
  { token: 'on-signal', on: SIGNALS, ratio: LETTERS },
];
