import { type Totals, totalRemarks } from '@/lib/request/review';

const TOTALS: Totals = {
  subtotal: 0,
  saved: 0,
  lines: 0,
  pieces: 0,
  leftOut: { 'on-request': 0, gone: 0, 'not-offered': 0, unknown: 0 },
  notShipped: 0,
  someCities: 0,
  ages: [],
};

test('a total that leaves nothing out has nothing to say', () => {
  expect(totalRemarks(TOTALS, 'NY')).toEqual([]);
});

test('what it leaves out, what is not shipped and how old a buyer must be are said, a sentence each', () => {
  const totals = { ...TOTALS, leftOut: { ...TOTALS.leftOut, gone: 1 }, notShipped: 1, someCities: 2, ages: [18, 21] };
  expect(totalRemarks(totals, 'NY')).toEqual([
    'The total leaves out 1 line that is no longer sold.',
    '1 line is not shipped to New York.',
    '2 lines are not shipped to some cities.',
    'The buyer must be 21 or older for what is marked so.',
  ]);
});
