import fc from 'fast-check';
import { pageRests, readPage } from '@/lib/listing/page-params';
import { forAll } from '@/tests/fixtures/for-all';

test('page 1 has no address part of its own', () => {
  expect(pageRests(1)).toEqual([[]]);
});

test('the others have the word page and their number', () => {
  expect(pageRests(3)).toEqual([[], ['page', '2'], ['page', '3']]);
});

test('every page is read back', () => {
  forAll(
    fc.property(fc.integer({ min: 1, max: 3000 }), (pages) => {
      expect(pageRests(pages).map((rest) => readPage(rest, pages))).toEqual(
        Array.from({ length: pages }, (_, index) => index + 1),
      );
    }),
    20,
  );
});

test.each([
  [['page']],
  [['page', '']],
  [['page', '0']],
  [['page', '1']],
  [['page', '6']],
  [['page', '02']],
  [['page', '+2']],
  [['page', '-2']],
  [['page', '2.0']],
  [['page', '2e0']],
  [['page', '0x2']],
  [['page', ' 2']],
  [['page', '٢']],
  [['page', '99999999999999999999']],
  [['Page', '2']],
  [['2']],
  [['shirts']],
  [['shirts', '2']],
  [['page', '2', '3']],
  [['']],
])('%j is no page of five', (rest) => {
  expect(readPage(rest, 5)).toBeUndefined();
});
