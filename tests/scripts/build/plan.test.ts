import { planPages } from '@/scripts/build/plan';

const pageOf = (route: string, name: string, key = name) => ({
  route,
  path: `/${route}/${name}/`,
  key: { key: Buffer.from(key.padEnd(20, '-')).toString('hex'), parts: {} },
});
const PAGES = [...'abcd']
  .map((name) => pageOf('products', name))
  .concat([pageOf('brands', 'x'), pageOf('brands', 'y')]);
const keysOf = (pages: typeof PAGES) => new Set(pages.map(({ key }) => key.key));
const pathsOf = (pages: typeof PAGES) => pages.map(({ path }) => path);
const none = () => false;
const plan = (more: Partial<Parameters<typeof planPages>[0]>) =>
  planPages({ code: 'code', pages: PAGES, kept: new Set(), isStanding: none, isNeeded: true, ...more });

test('where nothing is kept every page is drawn and none compared, as --full has it', () => {
  const { plan: made, toRender } = plan({});
  expect(made).toEqual({
    code: 'code',
    pages: Object.fromEntries(PAGES.map(({ path, key }) => [path, key])),
    drawn: pathsOf(PAGES),
    compared: [],
    standing: [],
  });
  expect(toRender).toEqual({ products: pathsOf(PAGES.slice(0, 4)), brands: pathsOf(PAGES.slice(4)) });
});

test('what is missing is drawn, and one kept page of each route with it', () => {
  const { plan: made, toRender } = plan({ kept: keysOf(PAGES.slice(1)) });
  expect(made.drawn).toEqual(['/products/a/']);
  expect(made.compared).toHaveLength(2);
  const [product = '', brand = ''] = made.compared;
  expect(pathsOf(PAGES.slice(1, 4))).toContain(product);
  expect(pathsOf(PAGES.slice(4))).toContain(brand);
  expect(toRender).toEqual({ products: ['/products/a/', product], brands: [brand] });
});

test('a page that stands under its key counts as kept though the store has lost it', () => {
  const keys = keysOf([PAGES[0], PAGES[4]] as typeof PAGES);
  const isStanding = (path: string, key: string) => keys.has(key) && path !== '/products/b/';
  const { plan: made } = plan({ isStanding, kept: keysOf(PAGES.slice(3)) });
  expect(made.standing).toEqual(['/products/a/', '/brands/x/']);
  expect(made.drawn).toEqual(['/products/b/', '/products/c/']);
});

test('a page of each route is named, whatever is kept', () => {
  for (let count = 0; count <= PAGES.length; count += 1) {
    const { toRender } = plan({ kept: keysOf(PAGES.slice(0, count)) });
    expect(Object.values(toRender).map((paths) => paths.length > 0)).toEqual([true, true]);
  }
});

test('with other pages it is the turn of another kept one', () => {
  const turns = [...'efghijkl'].map((name) => {
    const pages = [...PAGES, pageOf('products', name)];
    return planPages({ code: '', pages, kept: keysOf(pages), isStanding: none, isNeeded: true }).plan.compared[0];
  });
  expect(new Set(turns).size).toBeGreaterThan(2);
});

test('the admin alone asks for no page of these: one of each route is drawn for Next, and none kept', () => {
  const { plan: made, toRender } = plan({ isNeeded: false, kept: keysOf(PAGES) });
  expect(made).toMatchObject({ pages: {}, compared: [], standing: [] });
  expect(toRender).toEqual({ products: ['/products/a/'], brands: ['/brands/x/'] });
});
