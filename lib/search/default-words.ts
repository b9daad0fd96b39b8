import { isRecord } from '../is-record';
import words from './default-words.json' with { type: 'json' };
import type { MoneyWords } from './search-words';

/** The words of search that a `search.json` leaves out, with those for money in its shop. */
export function defaultWords(given: string | undefined, money: MoneyWords): object {
  const own: unknown = given === undefined ? undefined : JSON.parse(given);
  const isLeftOut = ([key]: [key: string, words: unknown]) => !isRecord(own) || !Object.hasOwn(own, key);
  return { ...Object.fromEntries(Object.entries(words).filter(isLeftOut)), money };
}
