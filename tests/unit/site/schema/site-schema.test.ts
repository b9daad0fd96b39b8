import { siteSchema } from '@/lib/site/schema/site-schema';

test.each([
  [{ label: 'Coats' }, 'menu.0: must have either category or href'],
  [{ label: 'Coats', category: 'clothing', href: '/about/' }, 'menu.0: must have either category or href'],
  [{ label: 'Coats', category: 'hats' }, 'menu.0.category: must be one of clothing'],
  [{ label: 'About', href: 'about' }, 'menu.0.href: must be the address of a page of this shop'],
  [{ href: '/about/' }, 'menu.0.label: is missing'],
])('the menu entry %j is an error with its field', (entry, problem) => {
  const { issues = [] } = siteSchema.safeParse({ menu: [entry] }).error ?? {};
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    expect.stringContaining(problem),
  ]);
});

test.each([
  [{ name: 5 }, 'name: must be text, not 5'],
  [{ email: 'shop' }, 'email: must be an e-mail address such as shop@example.com'],
  [{ sizeGuide: 'yes' }, 'sizeGuide: must be true or false'],
  [{ phones: '1' }, ': has an unknown field: phones'],
  [{ address: { city: 'A' } }, 'address.street: is missing'],
  [{ social: [{ name: 'A', url: 'http://a.example' }] }, 'social.0.url: must be an address that begins with https://'],
])('%j is an error with its field', (settings, problem) => {
  const [issue] = siteSchema.safeParse(settings).error?.issues ?? [];
  expect(`${issue?.path.join('.')}: ${issue?.message}`).toEqual(expect.stringContaining(problem));
});
