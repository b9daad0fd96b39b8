import { rmSync } from 'node:fs';
import { getProducts } from '@/lib/catalogue/load';
import { routes } from '@/lib/site/routes';
import { paramsToRender } from '@/lib/views/params-to-render';
import { testFolder } from '../../fixtures/test-folder';

const folder = testFolder();
const ids = getProducts().map(({ id }) => id);
const [first = '', second = ''] = ids;

const write = (lists: unknown) => folder.write({ 'pages.json': JSON.stringify(lists) });

beforeEach(() => {
  process.env.PAGES_TO_RENDER = folder.at('pages.json');
});

afterEach(() => {
  delete process.env.PAGES_TO_RENDER;
});

test('a build that names no pages renders all of them', () => {
  delete process.env.PAGES_TO_RENDER;
  expect(paramsToRender('products/[id]')).toEqual(ids.map((id) => ({ id })));
});

test('named pages are rendered alone, and the file is read once', () => {
  write({
    'products/[id]': [routes.product(second), routes.product(first)],
    'all-products/[[...rest]]': [routes.allProducts(2), routes.allProducts()],
    'brands/[[...rest]]': ['/brands/'],
  });
  expect(paramsToRender('products/[id]')).toEqual([{ id: second }, { id: first }]);
  rmSync(folder.at('pages.json'));
  expect(paramsToRender('all-products/[[...rest]]')).toEqual([{ rest: ['page', '2'] }, { rest: [] }]);
  expect(paramsToRender('brands/[[...rest]]')).toEqual([{ rest: [] }]);
});

test.each([
  ['an address without a page', { 'products/[id]': ['/products/gone/'] }, 'names /products/gone/, which is no page of'],
  ['a page of another route', { 'products/[id]': ['/brands/'] }, 'names /brands/, which is no page of products/[id]'],
  ['no page of a route', { 'products/[id]': [] }, 'names no page of products/[id]'],
  ['nothing of a route', {}, 'names no page of products/[id]'],
  ['a route that is none', { 'products/[slug]': ['/products/a/'] }, 'products/[slug]'],
])('a file that names %s stops the build', (_, lists, message) => {
  write(lists);
  expect(() => paramsToRender('products/[id]')).toThrow(message);
});

test('a file that is missing stops the build', () => {
  expect(() => paramsToRender('products/[id]')).toThrow('ENOENT');
});
