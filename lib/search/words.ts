import data from '@data/search.json';
import defaults from './default-words.json';
import type { SearchWords } from './words-schema';

/** The words of search, with common measures, sizes, limits and small words, of English and some Spanish, for what the data folder leaves out. */
export const searchWords: Required<Omit<SearchWords, 'about'>> = {
  synonyms: [],
  alsoFinds: {},
  spellings: {},
  describing: [],
  notSold: {},
  ...defaults,
  ignored: defaults.ignored.split(' '),
  ordinary: defaults.ordinary.split(' '),
  ...(data as SearchWords | null),
};
