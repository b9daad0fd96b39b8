import { factSheet } from '@/lib/catalogue/fact-sheet';
import { splitFeatures } from '@/lib/catalogue/specs';
import { productFrom } from '@/tests/fixtures/catalogue';

describe('a feature line that is a specification', () => {
  test.each([
    ['Weight: 10 oz', 'Weight', '10 oz'],
    ['Batteries: 2 x CR123A: lithium', 'Batteries', '2 x CR123A: lithium'],
    ['Run time, high: 2.5 hours', 'Run time, high', '2.5 hours'],
  ])('%s', (line, label, value) => {
    expect(splitFeatures([line])).toEqual({ features: [], specs: [{ label, value }] });
  });
});

describe('a feature line that is not a specification', () => {
  test.each([
    ['no colon', 'Reinforced elbows'],
    ['a colon without a space', 'Ratio 3:1'],
    ['an address', 'See https://example.com/'],
    ['a label of six words', 'One two three four five six: seven'],
    ['a label of over 40 characters', `${'a'.repeat(41)}: value`],
    ['a label that is a sentence', 'It is strong. Note: keep dry'],
    ['a label that starts with a digit', '2 pieces: belt and buckle'],
    ['no value', 'Weight:'],
  ])('%s', (_, line) => {
    expect(splitFeatures([line])).toEqual({ features: [line], specs: [] });
  });
});

test('specifications and features keep their order', () => {
  expect(splitFeatures(['B: 1', 'Bb: 1', 'plain', 'Aa: 2', 'also plain'])).toEqual({
    features: ['B: 1', 'plain', 'also plain'],
    specs: [
      { label: 'Bb', value: '1' },
      { label: 'Aa', value: '2' },
    ],
  });
});

test('the fact sheet has brand, item number, material, colors, sizes and specifications in this order', () => {
  const fields = {
    model: 'VTS-1',
    fabric: 'Cotton',
    colors: ['Black', 'Navy'],
    sizes: ['S'],
    features: ['Weight: 10 oz'],
  };
  expect(factSheet(productFrom(fields))).toEqual([
    { label: 'Brand', value: 'Acme' },
    { label: 'Item number', value: 'VTS-1' },
    { label: 'Material', value: 'Cotton' },
    { label: 'Colors', value: 'Black, Navy' },
    { label: 'Sizes', value: 'S' },
    { label: 'Weight', value: '10 oz' },
  ]);
});

test('the fact sheet omits unknown facts and has the id if there is no item number', () => {
  expect(factSheet(productFrom({ id: 'acme-7' }))).toEqual([
    { label: 'Brand', value: 'Acme' },
    { label: 'Item number', value: 'Our no. acme-7' },
  ]);
});
