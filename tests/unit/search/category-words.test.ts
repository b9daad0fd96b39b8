import { Searcher } from '@/lib/search/searcher';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

// Every category has the word 'apparel', as if data/categories.json had it.
jest.mock('@/lib/catalogue/categories/category-settings', () => {
  const real = jest.requireActual('@/lib/catalogue/categories/category-settings');
  return { ...real, categorySettings: (key: string) => ({ ...real.categorySettings(key), words: ['apparel'] }) };
});

test('products are found by the words of their category', () => {
  const searcher = new Searcher(indexRowsOf({ name: 'Shirt' }), []);
  expect(searcher.search('apparel', { literal: true }).hits).toHaveLength(1);
});
