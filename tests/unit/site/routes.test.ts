import { adminRoutes } from '@/lib/admin/admin-routes';
import { compareRoute } from '@/lib/catalogue/compare/compare-url';
import { routes } from '@/lib/site/routes';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';

describe('addresses', () => {
  test.each([
    [routes.category('clothing'), '/clothing/'],
    [routes.category('tactical_gear'), '/tactical-gears/'],
    [routes.category('clothing', 1), '/clothing/'],
    [routes.category('clothing', 2), '/clothing/page/2/'],
    [routes.subcategory('clothing', 'shirts'), '/clothing/shirts/'],
    [routes.subcategory('clothing', 'shirts', 3), '/clothing/shirts/page/3/'],
    [unlinkedRoutes.genericCategory('tactical_gear'), '/category/tactical_gear/'],
    [routes.allProducts(27), '/all-products/page/27/'],
    [routes.product('rothco-107'), '/products/rothco-107/'],
    [routes.brand('511-tactical', 2), '/brands/511-tactical/page/2/'],
    [routes.search(''), '/search/'],
    [routes.search('boots & 3XL/ä'), '/search/?query=boots+%26+3XL%2F%C3%A4'],
    [compareRoute(['a-1', 'b-2']), '/compare/?id=a-1&id=b-2'],
    [adminRoutes.home(), '/admin/'],
    [adminRoutes.login(), '/admin/login/'],
    [adminRoutes.products(), '/admin/products/'],
    [adminRoutes.addProduct(), '/admin/add-product/'],
    [adminRoutes.orders(), '/admin/orders/'],
  ])('%s', (address, expected) => {
    expect(address).toBe(expected);
  });

  test('a search for half an emoji has an address', () => {
    expect(() => routes.search('\ud83d')).not.toThrow();
  });
});

describe.each([
  [undefined, ''],
  ['', ''],
  ['/store', '/store'],
])('under the base path %j', (value, basePath) => {
  const before = process.env.NEXT_PUBLIC_BASE_PATH;

  const load = async () => {
    jest.resetModules();
    if (value === undefined) delete process.env.NEXT_PUBLIC_BASE_PATH;
    else process.env.NEXT_PUBLIC_BASE_PATH = value;
    return import('@/lib/site/asset');
  };

  afterEach(() => {
    if (before === undefined) delete process.env.NEXT_PUBLIC_BASE_PATH;
    else process.env.NEXT_PUBLIC_BASE_PATH = before;
  });

  test.each(['/', '/drawings/hero.svg', '/search/?query=a'])('the path %s gets it', async (path) => {
    expect((await load()).asset(path)).toBe(`${basePath}${path}`);
  });

  test.each(['https://example.com/a.jpg', 'data.json', ''])('the address %j is unchanged', async (path) => {
    expect((await load()).asset(path)).toBe(path);
  });

  test('routes do not have it, because Link adds it', async () => {
    await load();
    expect((await import('@/lib/site/routes')).routes.faq()).toBe('/faq/');
  });
});
