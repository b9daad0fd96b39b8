import fc from 'fast-check';
import { editDistance } from '@/lib/edit-distance';
import { forAll } from '../fixtures/for-all';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

test.each([
  ['glove', 'glove', 0],
  ['glvoe', 'glove', 1],
  ['love', 'glove', 1],
  ['gloves', 'glove', 1],
  ['glave', 'glove', 1],
  ['glvoes', 'glove', 2],
  ['', 'cap', 3],
])('the distance from %j to %j is %i', (from, to, distance) => {
  expect(editDistance(from, to, 3)).toBe(distance);
});

test('if the distance exceeds the maximum, the result is any number above it', () => {
  forAll(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (from, to, max) => {
      const distance = editDistance(from, to, 9);
      const limited = editDistance(from, to, max);
      expect(distance <= max ? limited === distance : limited > max).toBe(true);
    }),
  );
});
