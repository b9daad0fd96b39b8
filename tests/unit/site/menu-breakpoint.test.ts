import { menuBreakpointOf } from '@/lib/site/menu';

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
