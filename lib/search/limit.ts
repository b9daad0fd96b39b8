import type { IndexRow } from '../index/row';

/** A limit in a text: its start and end, its meaning in words, and a test for rows that pass it. */
export type Limit = {
  start: number;
  end: number;
  text: string;
  isPrice?: true;
  passes: (row: IndexRow) => boolean;
};

/** Questions of a finder of limits to the catalogue. */
export type Known = {
  /** Whether a word names goods. */
  isNoun: (word: string) => boolean;
  /** A test for rows that bear the words of a phrase; undefined for a phrase with a meaning of its own, such as 'no metal'. */
  bearing: (phrase: string, negation: string) => ((row: IndexRow) => boolean) | undefined;
};
