import { themeSchema } from '@/lib/site/theme/theme-schema';
import { readColor, shopColors } from '@/scripts/catalogue/shop-new/shop-colors';

test('a shop with any accent color has readable colors with a tint of it', () => {
  const accents = ['#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#ffff00'];
  for (const accent of accents) expect(themeSchema.safeParse({ colors: shopColors(accent) }).error).toBeUndefined();
  expect(shopColors('#ff0000')).toEqual({ accent: '#ff0000', ink: '#271b1b', paper: '#f7f2f2' });
});

test.each([
  ['#0A7D5A', '#0a7d5a'],
  ['#0a8', '#00aa88'],
  ['navy', '#000080'],
  ['rgb(10 20 30)', '#0a141e'],
  ['mud', undefined],
])('%s is the color %s', (text, color) => {
  expect(readColor(text)).toBe(color);
});
