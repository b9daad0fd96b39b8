import { categoryPaths, optionValue } from '@/lib/admin/import/senders/cells';

test.each([
  ['/new, /a/b', 'a > b\nnew'],
  ['Shop All, Garden', 'Garden'],
  ['Men, Sale, Men/Tops, Women/Shoes', 'Men > Tops\nWomen > Shoes\nSale'],
  ['', ''],
])('of the categories %j the deepest comes first, and none stands twice', (cell, paths) => {
  expect(categoryPaths(cell, /,/, /\//)).toBe(paths);
});

test.each([
  ['Color', 'Pine[#1F4D3A]', 'Pine #1F4D3A'],
  ['Frame colour', 'Indigo:#3F5277', 'Indigo #3F5277'],
  ['Farbe', '#000000:Black', 'Black #000000'],
  ['Color', 'Dawn[#ff0000|#00ff00]', 'Dawn #ff0000'],
  ['Color', 'Ash:#ccc', 'Ash'],
  ['Color', '#1F4D3A', '#1F4D3A'],
  ['Finish', 'Oak[#AA8855]', 'Oak'],
  ['Size', '10 #2', '10 #2'],
])('the value of a swatch stays behind that of a color: %s %s', (option, cell, value) => {
  expect(optionValue(option, cell)).toBe(value);
});
