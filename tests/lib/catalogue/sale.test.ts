import fc from 'fast-check';
import { isPriceOver, lastComeDay, pricedOn, saleState, saleStates } from '@/lib/catalogue/sale';
import { combinationsOf } from '@/lib/catalogue/variants/combinations';
import { faultsIn, productFrom } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';
import { variedRows } from '@/tests/fixtures/varied-rows';

const DAYS = { from: '2026-12-01', until: '2026-12-24' };

test.each([
  ['2026-11-30', 'coming'],
  ['2026-12-01', 'sold'],
  ['2026-12-24', 'sold'],
  ['2026-12-25', 'ended'],
])('on %s a product of these days is %s', (today, state) => {
  expect(saleState(DAYS, today)).toBe(state);
});

test('an owner who hides or replaces a product means it on every day', () => {
  expect(saleState({ ...DAYS, hidden: true, replacedBy: 'b' }, '2026-12-01')).toBe('hidden');
  expect(saleState({ ...DAYS, replacedBy: 'b' }, '2026-12-01')).toBe('replaced');
});

test.each([
  ['2026-11-30', ['sold', 'coming']],
  ['2026-12-01', ['replaced', 'sold']],
  ['2026-12-25', ['replaced', 'ended']],
])('on %s a product and the one that follows it are %j', (today, states) => {
  const products = [
    { id: 'a', replacedBy: 'b' },
    { id: 'b', ...DAYS },
  ];
  expect(products.map(saleStates(products, today))).toEqual(states);
});

test.each([
  ['2026-11-30', ''],
  ['2026-12-01', '2026-12-01'],
  ['2026-12-24', '2026-12-01'],
  ['2026-12-25', '2026-12-25'],
  ['2027-03-01', '2026-12-25'],
])('on %s the shop has last changed by itself on %j', (today, day) => {
  const hidden = { hidden: true, from: '2026-11-01' };
  expect(lastComeDay([DAYS, {}, { priceUntil: '2026-12-24' }, hidden], today)).toBe(day);
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['a last day before the first one', { from: '2026-12-02', until: '2026-12-01' }, ['until: is 2026-12-01, before']],
  ['a lower price without an old one', { priceUntil: '2026-12-01' }, ['priceUntil: needs an old price']],
  ['a day that is none', { until: '2026-02-30' }, ['until: is "2026-02-30", which is no day']],
  ['a day with a time', { from: '2026-12-01T08:00:00Z' }, ['from: is "2026-12-01T08:00:00Z", which is no day']],
  ['a document elsewhere', { documents: [{ name: 'A', href: 'https://a.example/a.pdf' }] }, ['documents[0].href: is']],
  ['a document that is no PDF', { documents: [{ name: 'A', href: '/uploads/a.html' }] }, ['documents[0].href: is']],
  [
    'a document out of the folder',
    { documents: [{ name: 'A', href: '/uploads/../a.pdf' }] },
    ['documents[0].href: is'],
  ],
])('%s is refused', (_, fields, [start = '']) => {
  expect(faultsIn(fields)).toEqual([expect.stringContaining(start)]);
});

test('once its last day is past, each combination costs what stood struck through, and all others what they did', () => {
  forAll(
    fc.property(variedRows, (row) => {
      const product = productFrom(row as Record<string, unknown>);
      const dated = { ...product, priceUntil: '2026-12-24' };
      const before = combinationsOf(pricedOn(dated, '2026-12-24')).map(({ resolved }) => resolved);
      const after = combinationsOf(pricedOn(dated, '2026-12-25')).map(({ resolved }) => resolved);
      expect([isPriceOver(dated, '2026-12-24'), isPriceOver(dated, '2026-12-25')]).toEqual([false, true]);
      expect(after.map(({ price }) => price)).toEqual(before.map(({ price, oldPrice }) => oldPrice ?? price));
      expect(after.flatMap(({ oldPrice }) => oldPrice ?? [])).toEqual([]);
    }),
  );
});
