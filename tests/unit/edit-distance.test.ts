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
])('from %j to %j it is %i', (from, to, distance) => {
  expect(editDistance(from, to, 3)).toBe(distance);
});

test('where it is more than the most, it is only said to be more', () => {
  forAll(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (from, to, most) => {
      const whole = editDistance(from, to, 9);
      const found = editDistance(from, to, most);
      expect(whole <= most ? found === whole : found > most).toBe(true);
    }),
  );
});
