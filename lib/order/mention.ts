import type { Choice } from '../catalogue/choice';
import type { SizeControl } from '../catalogue/sizes';

/** A size in a line: what it picks, as it was written; a bare number may as well be a quantity. */
export type SizeMention = {
  kind: 'size';
  choice: Choice;
  written: string;
  isSure: boolean;
  number?: number;
  doubt?: string;
  at: number;
};
/** A number of pieces: `isStrong` where the line says that it counts them, `isEach` where it counts for each size. */
export type NumberMention = {
  kind: 'number';
  value: number;
  isStrong: boolean;
  isEach: boolean;
  at: number;
  written: string;
};
/** A size that the product does not come in, with the half of it that it does. */
export type UnmetMention = {
  kind: 'unmet';
  written: string;
  choice?: Choice;
  /** Which half of it is not offered. */
  half?: { control: SizeControl; written: string };
  at: number;
};
/** A mention of a size, a number, or a value that the product does not have. */
export type Mention = SizeMention | NumberMention | UnmetMention;

/** What begins at a piece: a mention, or nothing of `length` pieces. */
export type Read = { length: number; mention?: Mention; isPassed?: boolean; replacesLast?: boolean };
