import data from '@data/search.json';
import type { SearchWords } from './words-schema';

/** What search knows beside the catalogue, with the common measures, sizes, limits and small words for what the data folder leaves out. */
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
  ignored: (
    'a an and any are at best buy by can cheap comfortable do does for from get good great have how i in is it me my need new of on ' +
    'or please quality sell some that the there to top want what where which with you your size'
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
