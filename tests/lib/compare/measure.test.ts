import fc from 'fast-check';
import { UNITS, type UnitName } from '@/lib/catalogue/units';
import { readMeasure, writeMeasure } from '@/lib/compare/measure';
import { forAll } from '@/tests/fixtures/for-all';

const inUnit = (text: string, unit: UnitName) => {
  const measure = readMeasure(text);
  return measure && writeMeasure(measure, unit);
};

test.each([
  ['24 oz', 'lb', '1.5 lb'],
  ['24 oz with batteries', 'lb', '1.5 lb with batteries'],
  ['about 1 lb each', 'oz', 'about 16 oz each'],
  ['up to 1,000 mm', 'cm', 'up to 100 cm'],
  ['5 to 6 ft', 'in', '60 to 72 in'],
  ['8-10 in', 'cm', '20.3-25.4 cm'],
  ['1/2 in', 'mm', '12.7 mm'],
  ['1 1/2"', 'mm', '38.1 mm'],
  ['2½ inches', 'mm', '63.5 mm'],
  ['8-inch', 'ft', '0.667 ft'],
  ['10 x 12 in', 'cm', '25.4 x 30.5 cm'],
  ['.5 lb', 'oz', '8 oz'],
  ['37 L', 'ml', '37000 ml'],
] as const)('%s in %s is %s', (text, unit, expected) => {
  expect(inUnit(text, unit)).toBe(expected);
});

test.each([
  'steel',
  '2 in one',
  '3 in black',
  'MK-3 canister',
  '2 x 4 oz',
  '1 lb 4 oz',
  '2.25 in duty over 1.5 in belt',
  '4 LR44, included',
  '1.5 h high',
  'Model A-9 in',
  '',
])('"%s" is no single measure', (text) => {
  expect(readMeasure(text)).toBeUndefined();
});

const units = Object.keys(UNITS) as UnitName[];
const amount = fc.integer({ min: 1, max: 99999 }).map((hundredths) => hundredths / 100);
const pair = fc
  .tuple(fc.constantFrom(...units), fc.constantFrom(...units))
  .filter(([a, b]) => UNITS[a].kind === UNITS[b].kind);

test('a measure in its own unit has its own number', () => {
  forAll(
    fc.property(amount, fc.constantFrom(...units), (number, unit) => {
      expect(readMeasure(inUnit(`${number} ${unit}`, unit) ?? '')?.numbers).toBe(String(number));
    }),
  );
});

test('a measure that is converted and back is the same within the rounding', () => {
  forAll(
    fc.property(amount, pair, (number, [from, to]) => {
      const back = inUnit(inUnit(`${number} ${from}`, to) ?? '', from) ?? '';
      expect(Math.abs(Number.parseFloat(back) / number - 1)).toBeLessThan(0.011);
    }),
  );
});
