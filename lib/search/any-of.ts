import { fold } from './normalise';

/** A pattern's source for any of these phrases, the longest first, blanks of any length; matches nothing for none. */
export function anyOf(phrases: readonly string[]): string {
  const sorted = [...phrases].sort((a, b) => b.length - a.length);
  const sources = sorted.map((phrase) => {
    const source = fold(phrase)
      .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
      .replace(/ /g, '\\s+');
    return /^\p{L}/u.test(phrase) ? `(?<!\\p{L})${source}(?!\\p{L})` : source;
  });
  return `(?:${sources.join('|') || '(?!)'})`;
}
