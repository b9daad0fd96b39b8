import { readMeasures, sortMeasures } from '@/lib/listing/facets/measures';

test.each([
  ['8 inches', ['8 in']],
  ['8-inch', ['8 in']],
  ['8"', ['8 in']],
  ['8½ in', ['8.5 in']],
  ['4.50 in', ['4.5 in']],
  ['2 to 2.25 in', ['2 in', '2.25 in']],
  ['listed for up to 2.25 in', ['2.25 in']],
  ['6 in, 8 in', ['6 in', '8 in']],
  ['1,200 g', ['1200 g']],
  ['4, with duty belt', ['4']],
  ['B, D, EE, EEE', ['B', 'D', 'EE', 'EEE']],
  ['regular and wide', ['Regular', 'Wide']],
  ['', []],
])('%s', (text, values) => {
  expect(readMeasures(text)).toEqual(values);
});

test('reading a value returns the same value', () => {
  const values = ['8 in', '8.5 in', '4', 'EE', 'Regular', '59 oz'];
  expect(values.flatMap(readMeasures)).toEqual(values);
});

test('measures are sorted by number, words come last', () => {
  expect(sortMeasures(['Wide', '10 in', 'EE', '9 in', '8.5 in'])).toEqual(['8.5 in', '9 in', '10 in', 'EE', 'Wide']);
});
