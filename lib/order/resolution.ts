import type { Choice } from '../catalogue/choice';
import type { IndexRow } from '../index/row';

/** A product that a written line may mean, and what it picks of its colors and sizes: never what the product does not come in. */
export type Candidate = { row: IndexRow; choice: Choice };

/** What the line says beside the product. */
export type AskedBeside = {
  /** 1 where none is written. */
  quantity: number;
  person?: string;
  note?: string;
};

/** A line of an order as somebody has written it, and what it means. */
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
      /** What the reader should look at, a sentence each: 'It comes in no size 7XL.' */
      doubts: readonly string[];
    } & AskedBeside)
  /** Several products may be meant, the likeliest first, at most six. */
  | ({ kind: 'which'; candidates: readonly Candidate[]; doubts: readonly string[] } & AskedBeside)
  | ({ kind: 'none'; doubts: readonly string[] } & AskedBeside)
  /** The names of columns, or of the person whose lines follow: nothing is asked for. */
  | { kind: 'heading' }
);
