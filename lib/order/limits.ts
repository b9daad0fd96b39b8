/** Lines of a text that are read: as many as a request list holds. */
export const MOST_READ = 500;
/** The largest quantity of a line of a request list. */
export const MOST_PIECES = 9999;
/** Characters of a line that are read. */
export const LONGEST_LINE = 300;
/** Products that are offered where several may be meant. */
export const MOST_CANDIDATES = 6;
/** Columns of a table that are read. */
export const MOST_COLUMNS = 40;
/** The share of a line's words about goods that a product must explain to be meant. */
export const FOUND = 0.5;
