import defaultData from '@data/default-words.json';
import data from '@data/search.json';
import type { SearchWords } from './search-words-schema';

/** Lower case words, codes and signs of currencies: of the shop (`own`) and of other currencies. */
export type MoneyWords = Record<'own' | 'others', string[]>;

/** Defaults for the fields that `search.json` does not have. `ignored` and `ordinary` are separated by spaces. */
type DefaultWords = Omit<SearchWords, 'ignored' | 'ordinary'> & {
  ignored?: string;
  ordinary?: string;
  money: MoneyWords;
};

const { money, ignored = '', ordinary = '', ...defaults } = defaultData as DefaultWords;
const shopWords = data as SearchWords | null;

/** The currency words of this shop. */
export const moneyWords = money;

/** The words of search: `search.json`, with English (and some Spanish) defaults for missing fields. */
export const searchWords = {
  synonyms: [],
  alsoFinds: {},
  spellings: {},
  describing: [],
  notSold: {},
  ...defaults,
  ignored: ignored.split(' '),
  ordinary: ordinary.split(' '),
  ...shopWords,
  prices: { currency: money.own, ...defaults.prices, ...shopWords?.prices },
} as Required<Omit<SearchWords, 'about' | 'prices'>> & { prices: Required<NonNullable<SearchWords['prices']>> };
