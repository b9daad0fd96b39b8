import data from '@data/site.json';
import type * as menuModule from '@/lib/site/menu';
import { siteSchema } from '@/lib/site/schema/site-schema';

/** The menu of a shop whose `site.json` has these entries. */
function menuOf(entries: readonly object[]): typeof menuModule {
  let read: typeof menuModule | undefined;
  jest.isolateModules(() => {
    jest.doMock('@data/site.json', () => ({ ...(data as object), menu: entries }));
    jest.doMock('@data/menu-pages.json', () => [
      { label: 'About us', href: '/about/' },
      { label: 'Contact', href: '/contact/' },
    ]);
    read = jest.requireActual<typeof menuModule>('@/lib/site/menu');
  });
  if (!read) throw new Error('nothing was read');
  return read;
}

test('an owner puts a page among the categories, and the menu names it once', () => {
  const { menu, menuPages } = menuOf([
    { label: 'Who we are', href: '/about/' },
    { label: 'Coats', category: 'clothing' },
  ]);
  expect(menu.map(({ label, href, items }) => [label, href, items.length > 0])).toEqual([
    ['Who we are', '/about/', false],
    ['Coats', '/clothing/', true],
  ]);
  expect(menuPages).toEqual([{ label: 'Contact', href: '/contact/' }]);
});

test.each([
  [{ label: 'Coats' }, 'menu.0: must have either category or href'],
  [{ label: 'Coats', category: 'clothing', href: '/about/' }, 'menu.0: must have either category or href'],
  [{ label: 'Coats', category: 'hats' }, 'menu.0.category: must be one of clothing'],
  [{ label: 'About', href: 'about' }, 'menu.0.href: must be the address of a page of this shop'],
  [{ href: '/about/' }, 'menu.0.label: is missing'],
])('%j is refused with its field', (entry, fault) => {
  const { issues = [] } = siteSchema.safeParse({ menu: [entry] }).error ?? {};
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  [{ name: 5 }, 'name: must be text, not 5'],
  [{ email: 'shop' }, 'email: must be an e-mail address such as shop@example.com'],
  [{ sizeGuide: 'yes' }, 'sizeGuide: must be true or false'],
  [{ phones: '1' }, ': has an unknown field: phones'],
  [{ address: { city: 'A' } }, 'address.street: is missing'],
  [{ social: [{ name: 'A', url: 'http://a.example' }] }, 'social.0.url: must be an address that begins with https://'],
])("%j is refused in an owner's words", (given, fault) => {
  const [issue] = siteSchema.safeParse(given).error?.issues ?? [];
  expect(`${issue?.path.join('.')}: ${issue?.message}`).toEqual(expect.stringContaining(fault));
});
