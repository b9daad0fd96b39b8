import { colorFamily } from '@/lib/catalogue/colors/color-family';
import { factSheet } from '@/lib/catalogue/fact-sheet';
import { findGtin } from '@/lib/catalogue/gtin';
import { listsOnlyRestrictedPlaces, restrictedPlaces } from '@/lib/catalogue/restrictions';
import { splitFeatures } from '@/lib/catalogue/specs';
import { STATES } from '@/lib/catalogue/us-states';
import { productFrom } from '@/tests/fixtures/catalogue';

test.each([
  ['GTIN', '4006381333931', '4006381333931'],
  ['EAN-13', '4006381333931', '4006381333931'],
  ['UPC', '0 36000 29145-2', '036000291452'],
  ['Barcode', '96385074', '96385074'],
  ['GTIN-14', '10012345678902', '10012345678902'],
  ['UPC', '036000291453', undefined],
  ['UPC', '36000291452', undefined],
  ['GTIN', 'on the box', undefined],
  ['Length', '4006381333931', undefined],
])('the row "%s: %s" has the GTIN %s', (label, value, gtin) => {
  expect(
    findGtin([
      { label: 'Weight', value: '2 lb' },
      { label, value },
    ]),
  ).toBe(gtin);
});

test('places are the states by name, then the cities', () => {
  const restrictions = { states: ['AK', 'DC'], cities: ['Portland OR'], usOnly: false };
  expect(restrictedPlaces(restrictions)).toEqual(['Alaska', 'Washington DC', 'Portland OR']);
});

test('there are 50 states, the District and five territories', () => {
  expect(Object.keys(STATES)).toHaveLength(56);
});

const limits = { states: ['HI', 'NY'], cities: ['Portland, OR'] };
test.each([
  ['HI, NY', true],
  ['NY', true],
  ['HI, NY, Portland OR', true],
  ['HI, NY, Portland, OR', true],
  ['HI, TX', false],
  ['8 in', false],
  ['', false],
])('the specification value "%s" lists only places without shipping: %s', (value, expected) => {
  expect(listsOnlyRestrictedPlaces(limits, value)).toBe(expected);
});

test.each([
  ['Weight: 10 oz', 'Weight', '10 oz'],
  ['Batteries: 2 x CR123A: lithium', 'Batteries', '2 x CR123A: lithium'],
  ['Run time, high: 2.5 hours', 'Run time, high', '2.5 hours'],
])('a feature line is a specification: %s', (line, label, value) => {
  expect(splitFeatures([line])).toEqual({ features: [], specs: [{ label, value }] });
});

test.each([
  ['no colon', 'Reinforced elbows'],
  ['a colon without a space', 'Ratio 3:1'],
  ['an address', 'See https://example.com/'],
  ['a label of six words', 'One two three four five six: seven'],
  ['a label of over 40 characters', `${'a'.repeat(41)}: value`],
  ['a label that is a sentence', 'It is strong. Note: keep dry'],
  ['a label that starts with a digit', '2 pieces: belt and buckle'],
  ['no value', 'Weight:'],
])('a feature line with %s is not a specification', (_, line) => {
  expect(splitFeatures([line])).toEqual({ features: [line], specs: [] });
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

test.each([
  ['Black', '#121212', 'Black'],
  ['Charcoal', '#3B4046', 'Gray'],
  ['Chrome', '#D3D8DC', 'Silver'],
  ['Silver Tan', '#B7A98A', 'Tan & khaki'],
  ['White', '#FFFFFF', 'White'],
  ['LAPD Navy', '#101A30', 'Navy & blue'],
  ['Olive Drab', '#4B5320', 'Green & olive'],
  ['Khaki', '#B9A67C', 'Tan & khaki'],
  ['Coyote Brown', '#7B5B3A', 'Brown'],
  ['Range Red', '#9E1B26', 'Red'],
  ['Orange', '#FF6A13', 'Orange'],
  ['Gold', '#C9A227', 'Yellow & gold'],
  ['Pink', '#F28CB1', 'Pink'],
  ['Purple', '#6B3FA0', 'Purple'],
  ['MultiCam', '#7E765A', 'Camouflage'],
])('%s %s is %s', (name, hex, family) => {
  expect(colorFamily({ name, hex })).toBe(family);
});
