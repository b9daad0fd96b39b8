/** @jest-environment jsdom */
import type { SizeMeasure } from '@/lib/catalogue/schema/size-guides';
import { formatMeasure, measureUnit } from '@/lib/visitor/measure-unit';

test.each<[SizeMeasure, string, string]>([
  [34, '34', '86'],
  [[34, 36], '34–36', '86–91'],
  [14.5, '14.5', '36.8'],
  [[14, 14.5], '14–14.5', '35.6–36.8'],
  [[7, 7.5], '7–7.5', '17.8–19.1'],
])('%j inches are written as %s inches and %s centimeters', (measure, inches, centimeters) => {
  expect([formatMeasure(measure, 'in'), formatMeasure(measure, 'cm')]).toEqual([inches, centimeters]);
});

test('centimeters are remembered, and inches are the rule', () => {
  expect(measureUnit.get()).toBeUndefined();
  measureUnit.set('cm');
  expect(measureUnit.get()).toBe('cm');
  measureUnit.set(undefined);
  expect(measureUnit.get()).toBeUndefined();
});

test('another unit in the storage counts as none', () => {
  localStorage.setItem('sp:unit', 'ell');
  expect(measureUnit.get()).toBeUndefined();
});
