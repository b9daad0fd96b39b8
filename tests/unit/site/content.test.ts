import { homeSections, texts } from '@/lib/site/content';

jest.mock('@/lib/site/owner-files', () => ({
  readOwnerFiles: () => ({
    files: { home: [{ show: 'tiles' }, { show: 'featured' }, { show: 'marks' }, { show: 'featured', rule: 'best' }] },
    problems: [],
  }),
}));

test('sections have the order of the data, each a unique id', () => {
  expect(homeSections.map(({ id }) => id)).toEqual(['categories', 'featured', 'marks', 'featured-2']);
});

test('a shop without texts.json has no roles, groups, figures, notice or newsletter', () => {
  const { hero, paste, roles, featured, reasons, sample, newsletter } = texts;
  expect({ hero, paste, roles, featured, reasons, sample, newsletter }).toEqual({ featured: [], reasons: [] });
});
