import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { compareRoute } from '@/lib/catalogue/compare/compare-url';
import { PAGE_DEFINITIONS } from '@/lib/site/pages';
import { routes } from '@/lib/site/routes';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';

/** Addresses of routes without required parameters. An optional catch-all counts too. */
const staticRoutes = readdirSync('app/(shop)', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.split(sep).join('/')}`)
  .filter((file) => file.endsWith('/page.tsx'))
  .map((file) => file.replace(/(?:\/\[\[[^/]+\]\])?\/page\.tsx$/, '/'))
  .filter((path) => !path.includes('['));

test('each route without required parameters has a page definition, and each definition has a route', () => {
  expect(staticRoutes.length).toBeGreaterThan(0);
  expect(staticRoutes.sort()).toEqual(
    Object.values(PAGE_DEFINITIONS)
      .map(({ path }) => path)
      .sort(),
  );
});

test('the functions of routes return the addresses of the page definitions', () => {
  const addresses: Record<string, unknown> = { ...routes, ...unlinkedRoutes, compare: compareRoute };
  const definitions = Object.entries(PAGE_DEFINITIONS).filter(([name]) => name in addresses);
  expect(definitions.length).toBeGreaterThan(10);
  expect(definitions.filter(([name, { path }]) => (addresses[name] as () => string)() !== path)).toEqual([]);
});

test.each([
  [routes.category('tactical_gear', 1), '/tactical-gears/'],
  [routes.subcategory('clothing', 'shirts', 3), '/clothing/shirts/page/3/'],
  [unlinkedRoutes.genericCategory('tactical_gear'), '/category/tactical_gear/'],
  [routes.product('rothco-107'), '/products/rothco-107/'],
  [routes.search('boots & 3XL/ä'), '/search/?query=boots+%26+3XL%2F%C3%A4'],
  [compareRoute(['a-1', 'b-2']), '/compare/?id=a-1&id=b-2'],
])('a route has the address %s', (address, expected) => {
  expect(address).toBe(expected);
});

test('a search for half an emoji has an address', () => {
  expect(() => routes.search('\ud83d')).not.toThrow();
});

test.each([
  ['/search/?query=a', '/store/search/?query=a'],
  ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
  ['data.json', 'data.json'],
])('under the base path /store the address of %s is %s', async (path, address) => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/store' });
  jest.resetModules();
  expect((await import('@/lib/site/routes')).asset(path)).toBe(address);
});
