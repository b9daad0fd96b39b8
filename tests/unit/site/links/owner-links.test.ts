import type * as ownerLinks from '@/lib/site/links/owner-links';

const role = (title: string, ...hrefs: string[]) => ({
  ...{ title, text: 'B.' },
  links: hrefs.map((href) => ({ label: href, ...(href.startsWith('/') ? { href } : { kit: href }) })),
});

/** The module for a shop with these menu entries, roles and kits. */
function linksOf({ menu = [], roles = [], kits = [] }: Record<'menu' | 'roles' | 'kits', object[]>): typeof ownerLinks {
  let loaded: typeof ownerLinks | undefined;
  jest.isolateModules(() => {
    const files = { site: { menu }, texts: { roles: { title: 'For', items: roles } } };
    jest.doMock('@/lib/site/owner-files', () => ({ readOwnerFiles: () => ({ files, problems: [] }) }));
    jest.doMock('@data/order-kits.json', () => kits);
    loaded = jest.requireActual<typeof ownerLinks>('@/lib/site/links/owner-links');
  });
  if (!loaded) throw new Error('the module was not loaded');
  return loaded;
}

test('links without products, kits without products and roles without links are hidden', () => {
  const { getShopRoles, emptyMenuLinks } = linksOf({
    menu: [
      { label: 'A', category: 'clothing' },
      { label: 'B', href: '/clothing/ponchos/' },
      { label: 'C', href: '/faq/' },
    ],
    roles: [role('Some', '/clothing/ponchos/', '/clothing/?size=M', 'Gone'), role('None', '/products/gone/', 'Gone')],
    kits: [{ name: 'Gone', people: 1, items: [{ id: 'gone' }] }],
  });
  expect(getShopRoles().map(({ title, links }) => [title, links])).toEqual([
    ['Some', [{ label: '/clothing/?size=M', href: '/clothing/?size=M' }]],
  ]);
  expect(emptyMenuLinks()).toEqual(['/clothing/ponchos/']);
});
