import type { Choice } from '../catalogue/choice';
import type { Counted } from './quantities';
import type { ColorMention } from './read-color';
import type { OptionMention } from './read-option';
import type { OrderAsk } from './resolution';

/** A part of a line that says something of a product, by its place among the atoms. */
export type Mention = { from: number; to: number } & (
  | {
      kind: 'size';
      choice: Choice;
      written: string;
      /** Controls whose value the product does not come in. */
      unmet: readonly OrderAsk[];
      doubt?: string;
      /** The letters of a shoe's width behind it. */
      width?: string;
    }
  /** `value` is undefined where nobody can know it. */
  | ({ kind: 'quantity' } & Omit<Counted, 'to'> & { doubt?: string })
  | ColorMention
  | OptionMention
  /** A figure by itself: a size, a quantity, or nothing. */
  | { kind: 'figure'; value: number; written: string }
  /** '2x' of a product that has a size 2XL. */
  | { kind: 'either'; choice: Choice; value: number; written: string }
);

/** A size among the mentions. */
export type SizeMention = Extract<Mention, { kind: 'size' }>;
