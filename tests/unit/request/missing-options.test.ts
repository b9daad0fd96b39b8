import { missingOptionsMessage } from '@/lib/request/missing-options';

test.each([
  [['color', 'size'], 'Choose a color and a size.'],
  [['Hand'], 'Choose a hand.'],
  [['Inseam'], 'Choose an inseam.'],
  [['OD size'], 'Choose an OD size.'],
  [[], undefined],
])('the message for the open options %j is %s', (open, sentence) => {
  expect(missingOptionsMessage(open)).toBe(sentence);
});
