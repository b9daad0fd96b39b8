import { existsSync } from 'node:fs';
import { openPageStore } from '@/scripts/build/page-store';
import { keysOfDrawn, keysOfKept, pagesLine, placeKept } from '@/scripts/build/place-pages';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, read } = testFolder({ 'out/products/stands/index.html': 'as it stands' });
const keyOf = (letter: string) => letter.repeat(40);
const PLAN = {
  code: 'code',
  pages: {
    '/products/drawn/': { key: keyOf('a'), parts: {} },
    '/products/stands/': { key: keyOf('b'), parts: {} },
    '/products/kept/': { key: keyOf('c'), parts: {} },
    '/products/lost/': { key: keyOf('d'), parts: {} },
  },
  drawn: ['/products/drawn/', '/products/for-next-alone/'],
  compared: ['/products/kept/'],
  standing: ['/products/stands/'],
};
const place = () => {
  const store = openPageStore(at('pages'));
  store.keep(keyOf('b'), 'as it was kept');
  store.keep(keyOf('c'), 'kept');
  return placeKept(at('out'), PLAN, store);
};

test('pages are drawn or kept, and those that no plan knows have no key', () => {
  expect([...keysOfDrawn(PLAN)]).toEqual([['products/drawn/index.html', keyOf('a')]]);
  expect([...keysOfKept(PLAN).values()]).toEqual(['b', 'c', 'd'].map(keyOf));
});

test('a kept page is put in its place, one that stands is left, and one that is lost is counted', () => {
  expect(place()).toBe(1);
  expect([read('out/products/kept/index.html'), read('out/products/stands/index.html')]).toEqual([
    'kept',
    'as it stands',
  ]);
  expect(['drawn', 'lost'].map((name) => existsSync(at(`out/products/${name}`)))).toEqual([false, false]);
});

test('the line says what was drawn, and leaves out what was not', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}/`);
  expect(pagesLine({ ...PLAN, drawn: paths(1011), compared: paths(5) }, 1040, 14_318)).toBe(
    'rendered 1,040 of 14,318 pages: 1,011 changed, 24 that every build draws, 5 to be compared with kept ones',
  );
  expect(pagesLine({ ...PLAN, drawn: paths(3), compared: [] }, 3, 3)).toBe('rendered 3 of 3 pages: 3 changed');
});
