import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { homeSchema } from '@/lib/site/schema/home-schema';

const problemsOf = (json: unknown) =>
  (homeSchema.safeParse(json).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
const category = CATEGORIES[0]?.key;

test('each kind of section is valid with its required fields', () => {
  const sections = [
    ...['hero', 'tiles', 'marks', 'paste', 'roles', 'featured', 'reasons', 'testimonial'].map((show) => ({ show })),
    { show: 'hero', title: 'A', text: 'B', picture: '/uploads/a.webp' },
    { show: 'featured', title: 'New', rule: 'newest' },
    { show: 'featured', products: ['a-1'] },
    { show: 'text', title: 'A', text: 'B' },
    { show: 'category', category },
    { show: 'page', page: 'about' },
  ];
  expect(problemsOf(sections)).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['another type than a list', {}, ': must be a list of sections'],
  ['an empty list', [], ': needs 1 or more sections'],
  ['an unknown kind', [{ show: 'carousel' }], '0.show: must be a section: hero, marks'],
  ['a rule and products', [{ show: 'featured', rule: 'best', products: ['a'] }], '0: has a rule and products'],
  ['an unknown rule', [{ show: 'featured', rule: 'cheap' }], '0.rule: must be "best", "newest" or "lower"'],
  ['an unknown category', [{ show: 'category', category: 'none' }], '0.category: must be one of'],
  [
    'a picture on another host',
    [{ show: 'hero', picture: 'https://a.example/b.jpg' }],
    '0.picture: "https://a.example/b.jpg" must be a picture of your own',
  ],
  ['a page outside of the folder', [{ show: 'page', page: '../a' }], '0.page: must be the name of a file'],
  ['an unknown field', [{ show: 'marks', speed: 3 }], '0: '],
])('%s is an error', (_, json, start) => {
  expect(problemsOf(json)[0]).toEqual(expect.stringContaining(start));
});
