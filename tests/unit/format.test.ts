import { formatCount } from '@/lib/format';

test.each([
  [1, 'box', '1 box'],
  [6, 'box', '6 boxes'],
  [2, 'batch', '2 batches'],
  [3, 'pair', '3 pairs'],
  [2, 'further line', '2 further lines'],
  [4, 'assembly', '4 assemblies'],
  [4, 'tray', '4 trays'],
  [2, 'ft', '2 ft'],
  [1200, 'piece', '1,200 pieces'],
])('%d with the word %s is formatted as %s', (number, word, text) => {
  expect(formatCount(number, word)).toBe(text);
});
