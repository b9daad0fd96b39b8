import data from '@data/search.json';
import type { SearchWords } from './words-schema';

/** What search knows beside the catalogue, with the common measures, sizes and small words for what the data folder leaves out. */
export const searchWords: Required<Omit<SearchWords, 'about'>> = {
  synonyms: [],
  alsoFinds: {},
  spellings: {},
  sizes: {
    XS: ['x small', 'extra small'],
    M: ['med'],
    XL: ['x large', 'extra large'],
    '2XL': ['2x', 'xxl', '2 xl', 'xx large', 'double xl'],
    '3XL': ['3x', 'xxxl', '3 xl', 'xxx large', 'triple xl'],
  },
  units: {
    oz: ['fl oz', 'ounce'],
    in: ['inch', 'inche', '"'],
    ft: ['foot', 'feet'],
    lb: ['pound'],
    g: ['gram'],
    mm: ['millimeter'],
    cm: ['centimeter'],
    m: ['meter'],
  },
  ignored: [
    'a',
    'an',
    'and',
    'by',
    'for',
    'from',
    'in',
    'of',
    'on',
    'or',
    'the',
    'to',
    'with',
    'size',
    'my',
    'me',
    'some',
    'need',
    'i',
    'buy',
  ],
  ...(data as SearchWords | null),
};
