import data from '@data/search.json';
import type { SearchWords } from './words-schema';

/** The words of search, with the common measures, sizes, limits and small words for what the data folder leaves out. */
export const searchWords: Required<Omit<SearchWords, 'about'>> = {
  synonyms: [],
  alsoFinds: {},
  spellings: {},
  sizes: {
    XS: ['x small', 'extra small'],
    M: ['med'],
    XL: ['x large', 'extra large'],
    '2XL': ['2x', 'xxl', '2 xl', 'xx large', '2 x large', 'double xl'],
    '3XL': ['3x', 'xxxl', '3 xl', 'xxx large', '3 x large', 'triple xl'],
    '4XL': ['4x', 'xxxxl', '4 xl', '4 x large'],
    '5XL': ['5x', 'xxxxxl', '5 xl', '5 x large'],
    '6XL': ['6x', '6 xl', '6 x large'],
    '7XL': ['7x', '7 xl', '7 x large'],
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
  // Small words of English and of Spanish.
  ignored: (
    'a an and any are at best buy by can cheap comfortable de del do does el for from get good great have how i in is it la los ' +
    'me men mens my need new of on or para please quality sell size some sz that the there to top want what where which with women womens you your'
  ).split(' '),
  describing: [],
  notSold: {},
  pages: {
    '/contact/': ['phone', 'email', 'address', 'location', 'hours', 'returns', 'return', 'refund', 'exchange', 'help'],
    '/size-guide/': ['size guide', 'size chart', 'measurements'],
  },
  prices: {
    under: ['under', 'below', 'less than', 'cheaper than', 'up to', 'at most'],
    orLess: ['or less', 'or under', 'or below', 'or cheaper'],
    over: ['over', 'above', 'more than', 'at least'],
    orMore: ['or more', 'or over', 'or above', 'and up', '+'],
    between: ['between', 'from'],
    and: ['and', '-'],
    to: ['to'],
    currency: ['dollars', 'dollar', 'bucks', 'usd'],
  },
  shipsTo: [
    'ship to',
    'ships to',
    'shipped to',
    'shipping to',
    'deliver to',
    'delivered to',
    'delivery to',
    'legal in',
  ],
  without: ['not', 'without', 'no', 'except'],
  ...(data as SearchWords | null),
};
