/** @jest-environment jsdom */
import type { SizeMeasure } from '@/lib/catalogue/schema/size-guides';
import { formatMeasure, measureUnit } from '@/lib/catalogue/sizes/measure-unit';

test.each<[SizeMeasure, string, string]>([
  [34, '34', '86'],
  [[34, 36], '34–36', '86–91'],
  [14.5, '14.5', '36.8'],
  [[14, 14.5], '14–14.5', '35.6–36.8'],
  [[7, 7.5], '7–7.5', '17.8–19.1'],
])('%j inches are written as %s inches and %s centimeters', (measure, inches, centimeters) => {
  expect([formatMeasure(measure, 'in'), formatMeasure(measure, 'cm')]).toEqual([inches, centimeters]);
});

test('centimeters are stored, and inches are the default', () => {
  expect(measureUnit.get()).toBeUndefined();
  measureUnit.set('cm');
  expect(measureUnit.get()).toBe('cm');
  measureUnit.set(undefined);
  expect(measureUnit.get()).toBeUndefined();
});

test('an unknown unit in storage counts as inches', () => {
  localStorage.setItem('sp:unit', 'ell');
  expect(measureUnit.get()).toBeUndefined();
});
