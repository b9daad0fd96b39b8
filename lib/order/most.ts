/** How many lines of a text are read: as many as a request list holds. */
export const MOST_READ = 500;
/** The largest quantity of a line of a request list. */
export const MOST_PIECES = 9999;
/** How much of a line is read, in characters. */
export const LONGEST_LINE = 300;
/** How many products are offered where several may be meant. */
export const MOST_CANDIDATES = 6;
