import { limitSentences } from '@/lib/seo/listing-sentences';
import { productFrom } from '@/tests/fixtures/catalogue';

const NONE = {};
const tell = (...goods: object[]) =>
  limitSentences(goods.map((restrictions) => productFrom(restrictions === NONE ? {} : { restrictions }))).map(
    ([whole]) => whole,
  );

test.each<[how: string, goods: object[], sentences: string[]]>([
  ['nothing where there are no limits', [NONE, NONE], []],
  ['of one what it leaves out', [{ states: ['NY', 'AK'] }], ['It does not ship to Alaska or New York.']],
  [
    'what all leave out',
    [{ states: ['NY', 'AK'] }, { states: ['NY'], cities: ['Reno, NV'] }],
    ['None of them ships to New York.'],
  ],
  [
    'of one among many what it leaves out',
    [{ states: ['AK', 'CA', 'HI', 'NY', 'WI'] }, NONE],
    ['One of them does not ship to Alaska, California, Hawaii or 2 other places.'],
  ],
  [
    'of some the places that most of them leave out',
    [{ states: ['AK', 'NY'] }, { states: ['NY', 'WI'] }, NONE],
    ['Two of them do not ship to some places, including New York and Alaska.'],
  ],
  [
    'of all that leave out different places that each leaves out some',
    [{ states: ['AK'] }, { states: ['WI'] }],
    ['All of them do not ship to some places, including Alaska and Wisconsin.'],
  ],
  [
    'limits of country and age',
    [{ usOnly: true, minimumAge: 18 }, { minimumAge: 21 }, NONE],
    ['One of them ships within the United States only.', 'Two of them have a minimum age of 18 or 21.'],
  ],
  [
    'limits that all have',
    [
      { usOnly: true, minimumAge: 18 },
      { usOnly: true, minimumAge: 18 },
    ],
    ['All of them ship within the United States only.', 'Buyers must be 18 or older.'],
  ],
  [
    'more than nine in digits',
    [...Array.from({ length: 10 }, () => ({ usOnly: true })), NONE],
    ['10 of them ship within the United States only.'],
  ],
])('limits say %s', (_, goods, sentences) => {
  expect(tell(...goods)).toEqual(sentences);
});
