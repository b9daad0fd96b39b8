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
  ['about 1 lb each', 'oz', 'about 16 oz each'],
  ['5 to 6 ft', 'in', '60 to 72 in'],
  ['1/2 in', 'mm', '12.7 mm'],
  ['2½ inches', 'mm', '63.5 mm'],
  ['10 x 12 in', 'cm', '25.4 x 30.5 cm'],
] as const)('%s in %s is %s', (text, unit, expected) => {
  expect(inUnit(text, unit)).toBe(expected);
});

test.each(['steel', '2 in one', '2 x 4 oz', '1 lb 4 oz', '2.25 in duty over 1.5 in belt', 'Model A-9 in'])(
  '"%s" is no single measure',
  (text) => {
    expect(readMeasure(text)).toBeUndefined();
  },
);

const units = Object.keys(UNITS) as UnitName[];
const amount = fc.integer({ min: 1, max: 99999 }).map((hundredths) => hundredths / 100);
const pair = fc
  .tuple(fc.constantFrom(...units), fc.constantFrom(...units))
  .filter(([a, b]) => UNITS[a].kind === UNITS[b].kind);

test('a measure that is converted and back is the same within the rounding', () => {
  forAll(
    fc.property(amount, pair, (number, [from, to]) => {
      const back = inUnit(inUnit(`${number} ${from}`, to) ?? '', from) ?? '';
      expect(Math.abs(Number.parseFloat(back) / number - 1)).toBeLessThan(0.011);
    }),
  );
});
