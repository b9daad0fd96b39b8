import type { PageKey } from '@/scripts/build/build-plan';
import { planPages } from '@/scripts/build/plan';

const KEYS = ['000001', '000002', '000003', '000004'];
const page = (key: string): { route: string; path: string; key: PageKey } => ({
  route: 'product',
  path: `/products/${key}/`,
  key: { key, parts: {} },
});
const pages = [...KEYS.map(page), { ...page('000009'), route: 'listing', path: '/boots/' }];
const pathsOf = (keys: readonly string[]) => keys.map((key) => page(key).path);
const plan = (kept: readonly string[], more: Partial<Parameters<typeof planPages>[0]> = {}) =>
  planPages({
    code: 'code',
    pages,
    kept: new Set(kept),
    isStanding: () => false,
    isNeeded: true,
    isCompared: false,
    ...more,
  });

test('without a kept page all are drawn', () => {
  const { plan: made, toRender } = plan([]);
  expect(made.drawn).toEqual(pages.map(({ path }) => path));
  expect(made.compared).toEqual([]);
  expect(toRender).toEqual({ product: pathsOf(KEYS), listing: ['/boots/'] });
});

test('a kept page is not drawn but for one of each route, which is compared', () => {
  const { plan: made, toRender } = plan([...KEYS.slice(1), '000009']);
  expect(made.drawn).toEqual(pathsOf(['000001']));
  expect(made.compared).toHaveLength(2);
  expect(made.compared).toContain('/boots/');
  expect(toRender.product).toHaveLength(2);
  expect(toRender.listing).toEqual(['/boots/']);
});

test('where all shall be compared every page is drawn, and those that are kept are known', () => {
  const { plan: made, toRender } = plan(KEYS.slice(1), { isCompared: true });
  expect(made.drawn).toEqual([...pathsOf(['000001']), '/boots/']);
  expect(made.compared).toEqual(pathsOf(KEYS.slice(1)));
  expect(toRender).toEqual({ product: pathsOf(KEYS), listing: ['/boots/'] });
});

test('a page that stands in the export needs no store, and another key of it stands for nothing', () => {
  const { plan: made } = plan([], { isStanding: (path, key) => path === '/boots/' && key === '000009' });
  expect(made.standing).toEqual(['/boots/']);
  expect(made.drawn).toEqual(pathsOf(KEYS));
});

test('where no page is needed Next is given one of each route, and the plan holds none', () => {
  const { plan: made, toRender } = plan([...KEYS, '000009'], { isNeeded: false });
  expect(made.pages).toEqual({});
  expect(made.compared).toEqual([]);
  expect(toRender).toEqual({ product: pathsOf(['000001']), listing: ['/boots/'] });
});
