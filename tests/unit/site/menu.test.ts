import data from '@data/site.json';
import type * as menuModule from '@/lib/site/menu';
import { menuBreakpointOf } from '@/lib/site/menu';

/** The menu module of a shop with these entries in `site.json`. */
function menuOf(entries: readonly object[]): typeof menuModule {
  let loaded: typeof menuModule | undefined;
  jest.isolateModules(() => {
    jest.doMock('@data/site.json', () => ({ ...(data as object), menu: entries }));
    jest.doMock('@data/menu-pages.json', () => [
      { label: 'About us', href: '/about/' },
      { label: 'Contact', href: '/contact/' },
    ]);
    loaded = jest.requireActual<typeof menuModule>('@/lib/site/menu');
  });
  if (!loaded) throw new Error('the module was not loaded');
  return loaded;
}

test('site.json can put a page between categories, and the menu has it once', () => {
  const { menu, menuPages } = menuOf([
    { label: 'Who we are', href: '/about/' },
    { label: 'Coats', category: 'clothing' },
  ]);
  expect(menu.map(({ label, href, items }) => [label, href, items.length > 0])).toEqual([
    ['Who we are', '/about/', false],
    ['Coats', '/clothing/', true],
  ]);
  expect(menuPages).toEqual([{ label: 'Contact', href: '/contact/' }]);
});

const labels = (count: number, label: string, items?: readonly unknown[]) =>
  Array.from({ length: count }, () => ({ label, ...(items && { items }) }));

test.each([
  ['no label', [], 'tablet'],
  ['three short labels', labels(3, 'FAQ'), 'tablet'],
  ['nine labels of eight letters', labels(9, 'Clothing'), 'tablet'],
  ['nine labels of eight letters with lists', labels(9, 'Clothing', ['Shirts']), 'desktop'],
  ['nine labels of sixteen letters', labels(9, 'Gloves and Boots'), 'none'],
  ['twenty labels', labels(20, 'Clothing'), 'none'],
  ['seven labels of four East Asian letters', labels(7, '園芸用品'), 'tablet'],
  ['twelve labels of four East Asian letters', labels(12, '園芸用品'), 'desktop'],
])('the smallest screen on which %s fit into one line', (_, menu, screen) => {
  expect(menuBreakpointOf(menu)).toBe(screen);
});
