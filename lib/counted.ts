import { formatCount } from './money';

/** A number with its word, in English: '1 product', '2 products', '2 boxes', '2 assemblies'; a short sign stays as it is: '2 ft'. */
export function counted(number: number, word: string): string {
  const isAlone = number === 1 || word.length < 3;
  const plural = word.replace(/(?<=[sxz]|[cs]h)$/, 'e').replace(/(?<=[^aeiou])y$/, 'ie');
  return `${formatCount(number)} ${isAlone ? word : `${plural}s`}`;
}
