import fc from 'fast-check';
import { inOneUnit } from '@/lib/compare/measure';
import { forAll } from '@/tests/fixtures/for-all';

test('values take the unit that most of them have, and keep what they were', () => {
  expect(inOneUnit(['10.2 oz', '8 oz', '0.64 lb']).cells).toEqual([
    { text: '10.2 oz' },
    { text: '8 oz' },
    { text: '10.2 oz', original: '0.64 lb' },
  ]);
});

test('of two units that are used alike the smaller one is taken, in any order', () => {
  expect(inOneUnit(['1 lb', '10 oz']).cells[0]).toEqual({ text: '16 oz', original: '1 lb' });
  expect(inOneUnit(['10 oz', '1 lb']).cells[1]).toEqual({ text: '16 oz', original: '1 lb' });
});

test('what measures something else stays as it is', () => {
  expect(inOneUnit(['37 L', '13 oz']).cells).toEqual([{ text: '37 L' }, { text: '13 oz' }]);
});

test('text and lists stay beside a measure', () => {
  expect(inOneUnit(['1 lb', 'steel, 2 lb and 3 oz', undefined]).cells).toEqual([
    { text: '1 lb' },
    { text: 'steel, 2 lb and 3 oz' },
    undefined,
  ]);
});

test.each([
  [['24 oz', '1.5 lb'], false],
  [['8 in', '8 inches', '8"'], false],
  [['Steel', ' steel '], false],
  [['1.5 in', '15 in'], true],
  [['about 2 lb', '2 lb'], true],
  [['2 lb', undefined], true],
] as const)('that %j differ is %p', (values, expected) => {
  expect(inOneUnit(values).differs).toBe(expected);
});

test('values of one unit come out as they went in', () => {
  const text = fc.constantFrom('8 in', '8-10 in', '1 1/2"', 'about 3 inches', '10 x 12 in', 'steel', 'Ω', '');
  forAll(
    fc.property(fc.array(text, { minLength: 2, maxLength: 4 }), (values) => {
      expect(inOneUnit(values).cells).toEqual(values.map((value) => ({ text: value })));
    }),
  );
});
