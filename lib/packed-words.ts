/** The mark before each word of a list: no word has a line break. */
const MARK = '\n';

/** Data whose lists of words are a text each, which a build makes for scripts: quotes and commas between words are a fifth of such a file. */
export function packWords(value: unknown): unknown {
  if (Array.isArray(value)) return isList(value) ? value.map((word) => MARK + word).join('') : value.map(packWords);
  return eachOf(value, packWords);
}

function isList(value: readonly unknown[]): value is string[] {
  return value.length > 0 && value.every((word) => typeof word === 'string' && !word.includes(MARK));
}

/** The data again of which such texts were made; any other stays as it is. */
export function unpackWords(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(MARK) ? value.slice(1).split(MARK) : value;
  return Array.isArray(value) ? value.map(unpackWords) : eachOf(value, unpackWords);
}

function eachOf(value: unknown, of: (value: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, of(part)]));
}
