import { limitSentences } from '@/lib/seo/listing-sentences';
import { productFrom } from '@/tests/fixtures/catalogue';

const NONE = {};
const sentencesOf = (...limits: object[]) =>
  limitSentences(limits.map((restrictions) => productFrom(restrictions === NONE ? {} : { restrictions }))).map(
    ([longest]) => longest,
  );

test.each<[what: string, limits: object[], sentences: string[]]>([
  ['nothing without limits', [NONE, NONE], []],
  ['the places of a single product', [{ states: ['NY', 'AK'] }], ['It does not ship to Alaska or New York.']],
  [
    'places that no product ships to',
    [{ states: ['NY', 'AK'] }, { states: ['NY'], cities: ['Reno, NV'] }],
    ['None of them ships to New York.'],
  ],
  [
    'the places of one product of several',
    [{ states: ['AK', 'CA', 'HI', 'NY', 'WI'] }, NONE],
    ['One of them does not ship to Alaska, California, Hawaii or 2 other places.'],
  ],
  [
    'the most frequent places of some products',
    [{ states: ['AK', 'NY'] }, { states: ['NY', 'WI'] }, NONE],
    ['Two of them do not ship to some places, including New York and Alaska.'],
  ],
  [
    'examples if all products have different places',
    [{ states: ['AK'] }, { states: ['WI'] }],
    ['All of them do not ship to some places, including Alaska and Wisconsin.'],
  ],
  [
    'country and age',
    [{ usOnly: true, minimumAge: 18 }, { minimumAge: 21 }, NONE],
    ['One of them ships within the United States only.', 'Two of them have a minimum age of 18 or 21.'],
  ],
  [
    'country and age of all products',
    [
      { usOnly: true, minimumAge: 18 },
      { usOnly: true, minimumAge: 18 },
    ],
    ['All of them ship within the United States only.', 'Buyers must be 18 or older.'],
  ],
  [
    'digits for more than nine products',
    [...Array.from({ length: 10 }, () => ({ usOnly: true })), NONE],
    ['10 of them ship within the United States only.'],
  ],
])('limits as sentences: %s', (_, limits, sentences) => {
  expect(sentencesOf(...limits)).toEqual(sentences);
});
