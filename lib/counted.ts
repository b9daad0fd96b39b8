import { formatCount } from './money';

/** A number with its word, in English: '1 product', '2 products'. */
export function counted(number: number, word: string): string {
  return `${formatCount(number)} ${word}${number === 1 ? '' : 's'}`;
}
