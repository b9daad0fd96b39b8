/** The words of one product in a line; `original` as its maker puts it, where that is another unit. */
export type Cell = { text: string; original?: string };

/** A line of the comparison: what it is about, and what each product says; undefined for those that do not say. */
export type CompareRow = {
  /** The field that is drawn in its own way. */
  field?: 'price' | 'colors';
  label: string;
  cells: readonly (Cell | undefined)[];
  /** Whether the products tell different things, or only some tell. */
  differs: boolean;
};
