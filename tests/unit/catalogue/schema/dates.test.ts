import fc from 'fast-check';
import { toIsoDate } from '@/lib/catalogue/schema/zod-helpers';
import { problemsIn, productFrom } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';

describe('dates', () => {
  test.each([
    ['2026-03-24', '2026-03-24'],
    ['2026-03-24T10:30:00Z', '2026-03-24'],
    ['2026-03-24T23:59:59.999-08:00', '2026-03-24'],
    ['2024-02-29', '2024-02-29'],
    ['2199-12-31', '2199-12-31'],
  ])('%s has the day %s', (date, day) => {
    expect(toIsoDate(date)).toBe(day);
  });

  test.each([undefined, null, '', 'yesterday', '2026-02-30', '03/24/2026', '2026-03-24 10:30', ' 2026-03-24'])(
    '%j is not a date',
    (date) => {
      expect(toIsoDate(date)).toBeUndefined();
    },
  );

  test('every existing day is valid', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    forAll(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(toIsoDate(day)).toBe(day);
      }),
    );
  });

  test.each([
    [{}, undefined],
    [{ date: null }, undefined],
    [{ date: '' }, undefined],
    [{ date: '2199-01-01' }, '2199-01-01'],
    [{ createdAt: '2026-01-02T03:04:05Z' }, '2026-01-02'],
    [{ date: '2026-05-05', createdAt: '2026-01-02' }, '2026-05-05'],
  ])('a product with %j has the date %s', (fields, date) => {
    expect(productFrom(fields).date).toBe(date);
  });

  test('a number is rejected as date', () => {
    expect(problemsIn({ date: 1_764_547_200 })).toEqual(['date: must be a date such as "2026-03-24", not 1764547200']);
  });
});
