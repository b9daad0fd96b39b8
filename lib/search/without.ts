import { anyOf } from './any-of';
import type { Known, Limit } from './limit';
import { searchWords } from './words';

const MOST_WORDS = 2;
const PATTERN = new RegExp(
  `(?<negation>${anyOf(searchWords.without)})\\s+(?:an?\\s+)?(?<phrase>[\\p{L}\\p{N}][^,]*)`,
  'u',
);

/** What is not wanted, such as 'not black' or 'without pockets': the longest words after it that goods bear. */
export function findWithout(query: string, { bearing }: Known): Limit | undefined {
  const match = PATTERN.exec(query.toLowerCase());
  const { negation = '', phrase = '' } = match?.groups ?? {};
  if (!match) return undefined;
  const start = match.index + match[0].length - phrase.length;
  const words = phrase.split(' ').slice(0, MOST_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const wanted = words.slice(0, count).join(' ');
    const bears = bearing(wanted, negation);
    if (!bears) continue;
    const end = start + wanted.length;
    return { start: match.index, end, text: `Not ${query.slice(start, end)}`, passes: (row) => !bears(row) };
  }
  return undefined;
}
