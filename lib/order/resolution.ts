import type { Choice } from '../catalogue/choice';
import type { IndexRow } from '../index/row';

/** A product that a written line may mean, with its picks among the colors and sizes in which the product comes. */
export type Candidate = { row: IndexRow; choice: Choice };

/** The words of a line beside the product. */
export type LineDetails = {
  /** 1 where none is written. */
  quantity: number;
  person?: string;
  note?: string;
};

/** A line of an order as written, and its meaning. */
export type Resolution = {
  /** The line as it was written, tabs as they are; and its place in the text, from 1. */
  text: string;
  at: number;
  /** The heading that says more of it, as it was written. */
  under?: string;
} & (
  | ({
      kind: 'found';
      candidate: Candidate;
      /** Points that the reader should look at, a sentence each: 'It comes in no size 7XL.' */
      doubts: readonly string[];
    } & LineDetails)
  /** A choice among products that may be meant, the likeliest first, at most six. */
  | ({ kind: 'which'; candidates: readonly Candidate[]; doubts: readonly string[] } & LineDetails)
  | ({ kind: 'none'; doubts: readonly string[] } & LineDetails)
  /** The names of columns, or of the person whose lines follow: nothing is asked for. */
  | { kind: 'heading' }
);
