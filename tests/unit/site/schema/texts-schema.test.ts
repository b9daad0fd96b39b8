import { textsSchema } from '@/lib/site/schema/texts-schema';

const role = (link: object) => ({ roles: { title: 'For whom', items: [{ title: 'A', text: 'B', links: [link] }] } });
const figure = (value: string) => ({ hero: { figures: [{ label: 'Hats', value }] } });
const group = (...products: string[]) => ({ featured: [{ title: 'Few', products }] });

test('the texts of a home page are valid, and each is optional', () => {
  const data = {
    hero: { legend: ['Spade'], figures: [{ label: 'Goods', value: '{products}' }] },
    ...role({ label: 'Boots in 10', href: '/boots/?size=10' }),
    featured: [{ title: 'For spring', products: ['a', 'b', 'c', 'd'] }],
    sample: { notice: 'Nothing is real.', mark: 'Sample' },
    newsletter: 'Not yet.',
  };
  expect(textsSchema.parse(data)).toEqual(data);
  expect(textsSchema.safeParse(role({ label: 'Begin', kit: 'A class' })).success).toBe(true);
  expect(textsSchema.parse({})).toEqual({});
});

const link = 'roles.items.0.links.0';
test.each([
  [
    'an address on another host',
    role({ label: 'Go', href: 'https://example.com/' }),
    `${link}.href`,
    'must be the address of a page',
  ],
  [
    'an address without its last slash',
    role({ label: 'Go', href: '/boots' }),
    `${link}.href`,
    'must be the address of a page',
  ],
  ['a link without a target', role({ label: 'Go' }), link, 'must have either href or kit'],
  ['a link with two targets', role({ label: 'Go', href: '/', kit: 'A' }), link, 'must have either href or kit'],
  ['an unknown figure', figure('{hats}'), 'hero.figures.0.value', 'has {hats}; known are {products}'],
  ['a group of three', group('a', 'b', 'c'), 'featured.0.products', 'needs 4 or more products'],
  ['a notice without a label for ratings', { sample: { notice: 'Not real.' } }, 'sample.mark', 'is missing'],
])('%s is an error with its field', (_, data, path, message) => {
  const issues = textsSchema.safeParse(data).error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
  expect(issues).toEqual([[path, expect.stringContaining(message)]]);
});
