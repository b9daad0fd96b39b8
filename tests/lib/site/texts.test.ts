import type { texts } from '@/lib/site/content';
import { textsSchema } from '@/lib/site/texts-schema';

const role = (link: object) => ({ roles: { title: 'For whom', items: [{ title: 'A', text: 'B', links: [link] }] } });
const figure = (value: string) => ({ hero: { figures: [{ label: 'Hats', value }] } });
const group = (...products: string[]) => ({ featured: [{ title: 'Few', products }] });

/** The texts as the build reads them from a file of such data; `order-kits.json` has one kit. */
function readTexts(data: unknown): typeof texts {
  let read: typeof texts | undefined;
  jest.isolateModules(() => {
    jest.doMock('@data/texts.json', () => data);
    jest.doMock('@data/order-kits.json', () => [{ name: 'A class' }]);
    read = jest.requireActual<typeof import('@/lib/site/content')>('@/lib/site/content').texts;
  });
  if (!read) throw new Error('nothing was read');
  return read;
}

test('a shop that says nothing has no roles, groups, figures, notice or newsletter', () => {
  const { hero, paste, roles, featured, reasons, sample, newsletter } = readTexts(null);
  expect({ hero, paste, roles, featured, reasons, sample, newsletter }).toEqual({ featured: [], reasons: [] });
});

test('the words of a home page are read as they are written', () => {
  const data = {
    hero: { legend: ['Spade'], figures: [{ label: 'Goods', value: '{products}' }] },
    ...role({ label: 'Boots in 10', href: '/boots/?size=10' }),
    featured: [{ title: 'For spring', products: ['a', 'b', 'c', 'd'] }],
    sample: { notice: 'Nothing is real.', mark: 'Sample' },
    newsletter: 'Not yet.',
  };
  expect(readTexts(data)).toMatchObject(data);
});

test('a role may begin a list from a kit', () => {
  expect(readTexts(role({ label: 'Begin', kit: 'A class' })).roles?.items[0]?.links).toHaveLength(1);
});

test('a kit that nobody wrote is refused with file and field', () => {
  expect(() => readTexts(role({ label: 'Begin', kit: 'Another' }))).toThrow(
    /texts\.json: roles\.items\.0\.links\.0\.kit: names "Another", which order-kits\.json does not have/,
  );
});

const link = 'roles.items.0.links.0';
test.each([
  [
    'an address elsewhere',
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
  ['a link that leads nowhere', role({ label: 'Go' }), link, 'must have either href or kit'],
  ['a link that leads to two', role({ label: 'Go', href: '/', kit: 'A' }), link, 'must have either href or kit'],
  ['an unknown figure', figure('{hats}'), 'hero.figures.0.value', 'has {hats}; known are {products}'],
  ['a group of three', group('a', 'b', 'c'), 'featured.0.products', 'must name four products'],
  ['a notice without a word for ratings', { sample: { notice: 'Not real.' } }, 'sample.mark', 'is missing'],
])('%s is refused with its field', (_, data, path, message) => {
  const issues = textsSchema.safeParse(data).error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
  expect(issues).toEqual([[path, expect.stringContaining(message)]]);
});
