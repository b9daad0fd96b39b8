import { formatNumber } from './money';

/** Number with an English plural: '1 product', '2 boxes', '2 assemblies'. Units of up to two letters do not change: '2 ft'. */
export function formatCount(number: number, word: string): string {
  const isUnchanged = number === 1 || word.length < 3;
  const plural = word.replace(/(?<=[sxz]|[cs]h)$/, 'e').replace(/(?<=[^aeiou])y$/, 'ie');
  return `${formatNumber(number)} ${isUnchanged ? word : `${plural}s`}`;
}

/** 'a, b and c'. `last` is the word before the last item, such as 'or'. */
export function formatList(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
