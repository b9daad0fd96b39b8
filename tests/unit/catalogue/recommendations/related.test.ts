import { groupBy } from '@/lib/catalogue/group-by';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { findRelated } from '@/lib/catalogue/recommendations/related';
import type { Product } from '@/lib/catalogue/schema/product';
import { FILE, productsFrom, type RawRow, rawCatalogue, row } from '@/tests/fixtures/catalogue';

/** Products a-0, a-1 and so on, each in its own `category`. */
function productsOf(...rows: RawRow[]): Product[] {
  const all = rows.map((fields, index) => row({ id: `a-${index}`, ...fields }));
  const groups = Object.fromEntries(groupBy(all, ({ category }) => String(category)));
  return productsFrom(parseCatalogue(rawCatalogue(groups), FILE));
}

const relatedIds = (id: string, ...rows: RawRow[]) =>
  findRelated(productsOf(...rows))
    .get(id)
    ?.map((product) => product.id);
const priced = (...prices: number[]) => prices.map((price) => ({ price }));

test('products of one subcategory are sorted by nearest price', () => {
  expect(relatedIds('a-1', ...priced(10, 20, 21, 26, 17))).toEqual(['a-2', 'a-4', 'a-3', 'a-0']);
});

test('the subcategory comes before the category, and another category is never related', () => {
  const rows = [
    { price: 10, subcategory: 'Shirts' },
    { price: 10, subcategory: 'Pants' },
    { price: 12, subcategory: 'Pants' },
    { price: 90, subcategory: 'Shirts' },
    { price: 10, category: 'badges' },
  ];
  expect(relatedIds('a-0', ...rows)).toEqual(['a-3', 'a-1', 'a-2']);
  expect(relatedIds('a-4', ...rows)).toEqual([]);
});

test('at most six are related, from both sides of the price', () => {
  const rows = priced(...Array.from({ length: 20 }, (_, index) => 10 + index));
  expect(relatedIds('a-10', ...rows)).toEqual(['a-9', 'a-11', 'a-8', 'a-12', 'a-7', 'a-13']);
  expect(relatedIds('a-19', ...rows)).toEqual(['a-18', 'a-17', 'a-16', 'a-15', 'a-14', 'a-13']);
});

test('a kit with many pieces still has six related products', () => {
  const pieces = Array.from({ length: 20 }, (_, index) => `a-${index + 1}`);
  const rows = [{ price: 50, pieces }, ...priced(...pieces.map(() => 50)), ...priced(1, 2, 3, 4, 95, 96, 97)];
  expect(relatedIds('a-0', ...rows)).toEqual(['a-25', 'a-24', 'a-26', 'a-23', 'a-27', 'a-22']);
});

test('a product without a price comes last, and has the cheapest ones first', () => {
  const rows = priced(10, 0, 300, 20);
  expect(relatedIds('a-0', ...rows)).toEqual(['a-3', 'a-2', 'a-1']);
  expect(relatedIds('a-1', ...rows)).toEqual(['a-0', 'a-3', 'a-2']);
});

test('the lower of two equally near prices is first, and equal prices are in catalogue order', () => {
  expect(relatedIds('a-0', ...priced(10, 12, 8, 8))).toEqual(['a-2', 'a-3', 'a-1']);
});
