import given from '@data/money-words.json';
import data from '@data/search.json';
import { unpackWords } from '../packed-words';
import defaults from './default-words.json';
import type { SearchWords } from './words-schema';

/** Words, codes and signs of money in small letters: of the shop's currency, and such as name another one. */
export type MoneyWords = Record<'own' | 'others', string[]>;
/** The words for money in this shop. */
export const moneyWords = given as MoneyWords;

const words = unpackWords(data) as SearchWords | null;

/** The words of search, with common measures, sizes, limits and small words, of English and some Spanish, for what the data folder leaves out. */
export const searchWords: Required<Omit<SearchWords, 'about' | 'prices'>> & {
  prices: NonNullable<SearchWords['prices']> & { currency: string[] };
} = {
  synonyms: [],
  alsoFinds: {},
  spellings: {},
  describing: [],
  notSold: {},
  ...defaults,
  ignored: defaults.ignored.split(' '),
  ordinary: defaults.ordinary.split(' '),
  ...words,
  prices: { currency: moneyWords.own, ...(words?.prices ?? defaults.prices) },
};
