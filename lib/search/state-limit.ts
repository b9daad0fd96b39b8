import { STATES } from '../catalogue/states';
import { anyOf } from './any-of';
import type { Limit } from './limit';
import { isIgnored } from './normalise';
import { searchWords } from './words';

const CODES = new Map(Object.entries(STATES).map(([code, name]) => [name.toLowerCase(), code]));
for (const code of Object.keys(STATES)) CODES.set(code.toLowerCase(), code);
const PATTERN = new RegExp(`${anyOf(searchWords.shipsTo)}\\s+(?<place>${anyOf([...CODES.keys()])})`, 'u');

/** The state to which goods must be shipped, such as 'ships to New York'; a code is none where it is a small word in small letters. */
export function findStateLimit(query: string): Limit | undefined {
  const match = PATTERN.exec(query.toLowerCase());
  const place = match?.groups?.place ?? '';
  const code = CODES.get(place.replace(/\s+/g, ' '));
  if (!match || code === undefined) return undefined;
  const end = match.index + match[0].length;
  if (isIgnored(place) && query.slice(end - place.length, end) !== code) return undefined;
  return {
    start: match.index,
    end,
    text: `Ships to ${STATES[code]}`,
    passes: ({ card }) => !card.states?.includes(code),
  };
}
