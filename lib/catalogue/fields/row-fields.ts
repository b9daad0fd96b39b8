/**
 * Fields of words that the rows of the index have, for search, each with its label in a comparison; '' keeps it out of there. A new
 * one is searched and compared by its line here.
 */
export const ROW_FIELDS = { fabric: 'Material', type: '' } as const;

/** The names of these fields. */
export const ROW_KEYS = Object.keys(ROW_FIELDS) as readonly (keyof typeof ROW_FIELDS)[];
/** The fields of a row that are words. */
export type RowWords = { [Key in keyof typeof ROW_FIELDS]?: string };
