import { formatNumber } from './money';

/** A number with its word, in English: '1 product', '2 products', '2 boxes', '2 assemblies'; a short sign stays as it is: '2 ft'. */
export function formatCount(number: number, word: string): string {
  const isAlone = number === 1 || word.length < 3;
  const plural = word.replace(/(?<=[sxz]|[cs]h)$/, 'e').replace(/(?<=[^aeiou])y$/, 'ie');
  return `${formatNumber(number)} ${isAlone ? word : `${plural}s`}`;
}

/** 'a, b and c', or with another word before the last one. */
export function formatList(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
