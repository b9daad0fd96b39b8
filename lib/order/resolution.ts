import type { Choice } from '../catalogue/choice';
import type { IndexRow } from '../listing/row';

/** A product that a written line may mean, with its picks among the colors, sizes and own choices in which the product comes. */
export type Candidate = { row: IndexRow; choice: Choice };

/** The role of a piece of a line: `aside` for a figure that nothing explains. */
export type LineRole =
  | 'number'
  | 'name'
  | 'quantity'
  | 'size'
  | 'color'
  | 'option'
  | 'measure'
  | 'price'
  | 'position'
  | 'person'
  | 'note'
  | 'reference'
  | 'aside';

/** A piece of a line by its place in the line's text, in characters, and its role. Marks stand in the line's order and do not overlap. */
export type Mark = { start: number; end: number; role: LineRole };

/** The meaning of a table's column: `goods` names a product that its cells give sizes for, `sizes` is a size that its cells count. */
export type OrderColumn =
  | 'quantity'
  | 'item'
  | 'words'
  | 'maker'
  | 'size'
  | 'waist'
  | 'length'
  | 'sleeve'
  | 'color'
  | 'person'
  | 'note'
  | 'ignored'
  | 'goods'
  | 'sizes';

/** The columns of tables as the buyer tells them, by the line of the text at which a table begins, from 1. */
export type TableColumns = Readonly<Record<number, readonly (OrderColumn | undefined)[]>>;

/** A point that only the buyer can settle: a control of the product without a value, or a quantity that is not beyond doubt. */
export type OrderAsk = string;

/** The words of a line beside the product. */
export type LineDetails = {
  /** 1 where none is written. */
  quantity: number;
  person?: string;
  note?: string;
};

/** The line of a text from which something was read. */
type Place = {
  /** The line as it was written, tabs as they are; and its place in the text, from 1. */
  text: string;
  at: number;
  /** The heading that says more of it, as it was written. */
  under?: string;
};

/** A thing that a line orders. */
export type Ordered = LineDetails & {
  /** The role of every figure of the line, and of the words that were understood. */
  marks: readonly Mark[];
  /** Points to look at, a sentence each: 'It comes in no size 7XL.' */
  doubts: readonly string[];
};

/** A line of an order as written, and its meaning. A line that orders several things gives one each. */
export type Resolution = Place &
  (
    | ({
        kind: 'found';
        candidate: Candidate;
        /** The points to settle before it is added; empty where the line is beyond doubt. */
        asks: readonly OrderAsk[];
      } & Ordered)
    /** A choice among products that may be meant, the likeliest first, at most six. */
    | ({ kind: 'which'; candidates: readonly Candidate[]; asks: readonly OrderAsk[] } & Ordered)
    | ({ kind: 'none' } & Ordered)
    /** The names of columns, or of the person whose lines follow: nothing is asked for. */
    | { kind: 'heading' }
    /** A line that orders nothing: a greeting, a sentence, a sum. */
    | { kind: 'prose' }
    /** A table, before its rows: the column names as written, empty where it has none, and what each column is taken for. */
    | { kind: 'table'; names: readonly string[]; columns: readonly (OrderColumn | undefined)[]; isUnderstood: boolean }
  );
