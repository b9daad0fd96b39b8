import { menuBreakpointOf } from '@/lib/site/menu';

const words = (count: number, label: string, items?: readonly unknown[]) =>
  Array.from({ length: count }, () => ({ label, ...(items && { items }) }));

test.each([
  ['no word', [], 'tablet'],
  ['three short words', words(3, 'FAQ'), 'tablet'],
  ['nine words of eight letters', words(9, 'Clothing'), 'tablet'],
  ['nine words of eight letters with lists', words(9, 'Clothing', ['Shirts']), 'desk'],
  ['nine words of sixteen letters', words(9, 'Gloves and Boots'), 'none'],
  ['twenty words', words(20, 'Clothing'), 'none'],
  ['seven words of four letters of East Asia', words(7, '園芸用品'), 'tablet'],
  ['twelve words of four letters of East Asia', words(12, '園芸用品'), 'desk'],
])('%s stand in one line from there on', (_, menu, room) => {
  expect(menuBreakpointOf(menu)).toBe(room);
});
