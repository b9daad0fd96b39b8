import type { TextFormat } from './field';

/** The lines of a text that hold something. */
export const nonEmptyLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** The entries of a text, which stand between commas or on lines of their own. */
export const nonEmptyEntries = (text: string): string[] => text.split(/[,\n]/).flatMap((entry) => entry.trim() || []);

/** A list, or undefined for an empty one. */
export const emptyToUndefined = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined);

const words = (value: unknown) => (value === undefined || value === null ? '' : String(value));
const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Text as it stands. */
export const plainText: TextFormat = { format: words, parse: (text) => text.trim() || undefined };

/** A number as a text in a control; an empty text is no number. */
export const numberText: TextFormat = {
  format: words,
  parse(text) {
    const trimmed = text.trim();
    if (trimmed === '') return undefined;
    return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed);
  },
};

/** A list of texts, one a line. */
export const lineText: TextFormat = {
  // An entry with a line break in it is one entry still: the schema takes it for a blank too.
  format: (value) =>
    list(value)
      .map((entry) => entry.replace(/\s+/g, ' '))
      .join('\n'),
  parse: (text) => emptyToUndefined(nonEmptyLines(text)),
};

/** A list of short texts between commas. */
export const entryText: TextFormat = {
  format: (value) => list(value).join(', '),
  parse: (text) => emptyToUndefined(nonEmptyEntries(text)),
};
