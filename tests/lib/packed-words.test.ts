import fc from 'fast-check';
import { packWords, unpackWords } from '@/lib/packed-words';
import { forAll } from '@/tests/fixtures/for-all';

test('words come out as they went in, and are shorter meanwhile', () => {
  const words = {
    sizes: { XL: ['x large', 'xl'] },
    synonyms: [['cap', 'hat']],
    numbers: { two: 2 },
    none: [],
    on: null,
  };
  const packed = packWords(words);
  expect(unpackWords(packed)).toEqual(words);
  expect(packed).toMatchObject({ sizes: { XL: '\nx large\nxl' }, synonyms: ['\ncap\nhat'] });
});

test('any data without line breaks comes out as it went in', () => {
  const text = fc.string();
  const data = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.array(text),
      fc.array(tie('value')),
      fc.dictionary(fc.string(), tie('value')),
      fc.integer(),
      fc.constant(null),
    ),
  }));
  forAll(fc.property(data.value, (value) => expect(unpackWords(packWords(value))).toEqual(value)));
});
