import { isRecord } from '../is-record';
import words from './default-words.json' with { type: 'json' };
import type { MoneyWords } from './search-words';

/**
 * Returns default words for the fields that `search.json` does not have, and the money words of the shop.
 * @param searchJson text of `search.json`; undefined if the shop has no such file
 */
export function defaultWords(searchJson: string | undefined, money: MoneyWords): object {
  const shopWords: unknown = searchJson === undefined ? undefined : JSON.parse(searchJson);
  const isMissing = ([key]: [key: string, words: unknown]) => !isRecord(shopWords) || !Object.hasOwn(shopWords, key);
  return { ...Object.fromEntries(Object.entries(words).filter(isMissing)), money };
}
