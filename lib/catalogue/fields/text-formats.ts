import type { TextFormat } from './field';

/** The trimmed lines of a text, without empty lines. */
export const nonEmptyLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** The trimmed entries of a text that are separated by commas or line breaks, without empty entries. */
export const nonEmptyEntries = (text: string): string[] => text.split(/[,\n]/).flatMap((entry) => entry.trim() || []);

export const emptyToUndefined = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined);

const toText = (value: unknown) => (value === undefined || value === null ? '' : String(value));
const toTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Plain text, trimmed; empty text becomes undefined. */
export const plainText: TextFormat = { format: toText, parse: (text) => text.trim() || undefined };

/** A number as text. Empty text becomes undefined; other text stays text. */
export const numberText: TextFormat = {
  format: toText,
  parse(text) {
    const trimmed = text.trim();
    if (trimmed === '') return undefined;
    return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed);
  },
};

/** A list of texts, one per line. */
export const lineText: TextFormat = {
  // A line break inside an entry becomes a space, as in the schema.
  format: (value) =>
    toTexts(value)
      .map((entry) => entry.replace(/\s+/g, ' '))
      .join('\n'),
  parse: (text) => emptyToUndefined(nonEmptyLines(text)),
};

/** A list of short texts, separated by commas. */
export const entryText: TextFormat = {
  format: (value) => toTexts(value).join(', '),
  parse: (text) => emptyToUndefined(nonEmptyEntries(text)),
};
