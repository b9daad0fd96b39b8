import left from '@data/default-words.json';
import data from '@data/search.json';
import type { SearchWords } from './search-words-schema';

/** Words, codes and signs of money in small letters: of the shop's currency, and such as name another one. */
export type MoneyWords = Record<'own' | 'others', string[]>;

/** The default words that the data folder leaves out, small words between blanks, and the shop's for money. */
type DefaultWords = Omit<SearchWords, 'ignored' | 'ordinary'> & {
  ignored?: string;
  ordinary?: string;
  money: MoneyWords;
};

const { money, ignored = '', ordinary = '', ...defaults } = left as DefaultWords;
const given = data as SearchWords | null;

/** The words for money in this shop. */
export const moneyWords = money;

/** The words of search, with common measures, sizes, limits and small words, of English and some Spanish, for what the data folder leaves out. */
export const searchWords = {
  synonyms: [],
  alsoFinds: {},
  spellings: {},
  describing: [],
  notSold: {},
  ...defaults,
  ignored: ignored.split(' '),
  ordinary: ordinary.split(' '),
  ...given,
  prices: { currency: money.own, ...defaults.prices, ...given?.prices },
} as Required<Omit<SearchWords, 'about' | 'prices'>> & { prices: Required<NonNullable<SearchWords['prices']>> };
