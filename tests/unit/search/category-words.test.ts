import { Searcher } from '@/lib/search/searcher';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

// As if data/categories.json gave every category another name.
jest.mock('@/lib/catalogue/categories/category-settings', () => {
  const real = jest.requireActual('@/lib/catalogue/categories/category-settings');
  return { ...real, categorySettings: (key: string) => ({ ...real.categorySettings(key), words: ['apparel'] }) };
});

test('goods are found by what people call their category', () => {
  const searcher = new Searcher(indexRowsOf({ name: 'Shirt' }), []);
  expect(searcher.search('apparel', { literal: true }).hits).toHaveLength(1);
});
