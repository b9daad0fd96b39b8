/** The words of one product in a line; `original` as its maker puts it, where that is another unit. */
export type Cell = { text: string; original?: string };

/** A line of the comparison: its subject, and the words of each product; undefined for those that have none. */
export type CompareRow = {
  /** The field that is drawn in its own way. */
  field?: 'price' | 'colors';
  label: string;
  cells: readonly (Cell | undefined)[];
  /** Whether the products tell different things, or only some tell. */
  differs: boolean;
};
