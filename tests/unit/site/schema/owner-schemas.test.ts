import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { homeSchema } from '@/lib/site/schema/home-schema';
import { siteSchema } from '@/lib/site/schema/site-schema';
import { textsSchema } from '@/lib/site/schema/texts-schema';
import { schemaProblems } from '@/tests/fixtures/schema-problems';

describe('home.json', () => {
  const problemsOf = (json: unknown) => schemaProblems(homeSchema, json);
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
});

describe('site.json', () => {
  test.each([
    [{ label: 'Coats' }, 'menu.0: must have either category or href'],
    [{ label: 'Coats', category: 'clothing', href: '/about/' }, 'menu.0: must have either category or href'],
    [{ label: 'Coats', category: 'hats' }, 'menu.0.category: must be one of clothing'],
    [{ label: 'About', href: 'about' }, 'menu.0.href: must be the address of a page of this shop'],
    [{ href: '/about/' }, 'menu.0.label: is missing'],
  ])('the menu entry %j is an error with its field', (entry, problem) => {
    expect(schemaProblems(siteSchema, { menu: [entry] })).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    [{ name: 5 }, 'name: must be text, not 5'],
    [{ email: 'shop' }, 'email: must be an e-mail address such as shop@example.com'],
    [{ sizeGuide: 'yes' }, 'sizeGuide: must be true or false'],
    [{ phones: '1' }, ': has an unknown field: phones'],
    [{ address: { city: 'A' } }, 'address.street: is missing'],
    [
      { social: [{ name: 'A', url: 'http://a.example' }] },
      'social.0.url: must be an address that begins with https://',
    ],
  ])('%j is an error with its field', (settings, problem) => {
    expect(schemaProblems(siteSchema, settings)[0]).toContain(problem);
  });
});

describe('texts.json', () => {
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
    const [problem, ...others] = schemaProblems(textsSchema, data);
    expect([problem?.startsWith(`${path}: `), problem, others]).toEqual([true, expect.stringContaining(message), []]);
  });
});
