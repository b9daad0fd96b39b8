import { splitFeatures } from '@/lib/catalogue/specs';
import { alignPairs } from '@/lib/compare/align';

const align = (...products: string[][]) =>
  alignPairs(products.map((lines) => splitFeatures(lines).specs)).map(({ label, values }) => [label, ...values]);

test('labels meet whatever their case, number and blanks', () => {
  expect(align(['Pen pockets: 2'], ['pen  pocket: 1'], ['Pen pockets: 3'])).toEqual([['Pen pockets', '2', '1', '3']]);
});

test('what more products tell comes first, then what stands first', () => {
  expect(align(['Zip: side', 'Height: 8 in'], ['Height: 6 in'], ['Toe: soft', 'Height: 9 in'])).toEqual([
    ['Height', '8 in', '6 in', '9 in'],
    ['Toe', undefined, undefined, 'soft'],
    ['Zip', 'side', undefined, undefined],
  ]);
});

test('one and many stay two labels where a product has both', () => {
  expect(align(['Magazine: 5 rounds', 'Magazines: 2'], ['Magazine: 7 rounds'])).toEqual([
    ['Magazine', '5 rounds', '7 rounds'],
    ['Magazines', '2', undefined],
  ]);
});

test('a label that a product has twice lists its values, each once', () => {
  expect(align(['Fits: chain', 'Fits: hinge', 'fits: chain'], ['Fits: bar'])).toEqual([
    ['Fits', 'chain; hinge', 'bar'],
  ]);
});
