import { homeSections } from '@/lib/site/home-sections';

jest.mock('@/lib/site/content', () => ({
  home: [{ show: 'tiles' }, { show: 'featured' }, { show: 'marks' }, { show: 'featured', rule: 'best' }],
}));

test('sections have the order of the data, each a unique id', () => {
  expect(homeSections().map(({ id }) => id)).toEqual(['categories', 'featured', 'marks', 'featured-2']);
});
