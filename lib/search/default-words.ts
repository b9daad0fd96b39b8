import { isRecord } from '../is-record';
import words from './default-words.json' with { type: 'json' };
import type { MoneyWords } from './search-words';

/** Returns default words for the fields that `shopWords` from `search.json` does not have, and the money words of the shop. */
export function defaultWords(shopWords: unknown, money: MoneyWords): object {
  const isMissing = ([key]: [key: string, words: unknown]) => !isRecord(shopWords) || !Object.hasOwn(shopWords, key);
  return { ...Object.fromEntries(Object.entries(words).filter(isMissing)), money };
}
